// expect: R0604
// mode: mrc
#import <Foundation/Foundation.h>
@interface Ghost : NSObject
@end
@implementation Ghost
@end
int main() { Ghost *g = [[Ghost alloc] init]; [g release]; [g release]; return 0; }
