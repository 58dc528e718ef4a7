// expect: W0312
// mode: mrc
#import <Foundation/Foundation.h>
@interface Sum : NSObject
- (int)of:(int)a and:(int)b;
@end
@implementation Sum
- (int)of:(int)a and:(int)b { if (a > 0) return a + b; }
@end
int main() { Sum *s = [[Sum alloc] init]; printf("%d\n", [s of:1 and:2]); [s release]; return 0; }
