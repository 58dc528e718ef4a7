// expect: M0802
// mode: mrc
#import <Foundation/Foundation.h>
@interface Dog : NSObject { NSString *name; }
- (id)initWithName:(NSString *)aName;
@end
@implementation Dog
- (id)initWithName:(NSString *)aName { if ((self = [super init])) name = [aName copy]; return self; }
- (void)dealloc { [name release]; [super dealloc]; }
@end
int main() {
    Dog *dog = [Dog alloc];
    [dog initWithName:@"Rex"];
    [dog release];
    return 0;
}
