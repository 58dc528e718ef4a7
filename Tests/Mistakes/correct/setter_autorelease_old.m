// mode: mrc
#import <Foundation/Foundation.h>
@interface Person : NSObject { NSString *name; }
- (void)setName:(NSString *)n;
@end
@implementation Person
- (void)setName:(NSString *)n { [name autorelease]; name = [n copy]; }
- (void)dealloc { [name release]; [super dealloc]; }
@end
int main() { @autoreleasepool { Person *p = [[Person alloc] init]; [p setName:[NSMutableString stringWithString:@"a"]]; [p setName:@"b"]; [p release]; } return 0; }
