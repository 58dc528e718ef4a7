// mode: mrc
#import <Foundation/Foundation.h>
@interface Person : NSObject { NSString *name; }
- (void)setName:(NSString *)n;
@end
@implementation Person
- (void)setName:(NSString *)n { if (name != n) { [name release]; name = [n retain]; } }
- (void)dealloc { [name release]; [super dealloc]; }
@end
int main() { Person *p = [[Person alloc] init]; [p setName:@"a"]; [p setName:@"a"]; [p release]; return 0; }
