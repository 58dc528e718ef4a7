// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject
+ (int)sum:(int)n;
@end
@implementation T
+ (int)sum:(int)n { return n == 0 ? 0 : n + [T sum:n - 1]; }
@end
int main() { NSLog(@"%d", [T sum:50]); return 0; }
