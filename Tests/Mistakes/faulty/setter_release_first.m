// expect: M0814
// mode: mrc
#import <Foundation/Foundation.h>
@interface Person : NSObject { NSString *name; }
- (void)setName:(NSString *)newName;
@end
@implementation Person
- (void)setName:(NSString *)newName {
    [name release];
    name = [newName retain];
}
- (void)dealloc { [name release]; [super dealloc]; }
@end
int main() {
    Person *p = [[Person alloc] init];
    [p setName:@"Ann"];
    [p setName:@"Bob"];
    [p release];
    return 0;
}
