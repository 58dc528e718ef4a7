// expect: R0603
// mode: mrc
#import <Foundation/Foundation.h>
@interface Ghost : NSObject
- (void)boo;
@end
@implementation Ghost
- (void)boo {}
@end
int main() { Ghost *g = [[Ghost alloc] init]; [g release]; [g boo]; return 0; }
