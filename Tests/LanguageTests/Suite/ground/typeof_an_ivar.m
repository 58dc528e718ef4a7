// mode: arc
#import <Foundation/Foundation.h>
typedef int count;
@interface Till : NSObject { int coins; double weight; NSString *owner; struct { int a; } pair; }
- (void)look;
@end
@implementation Till
- (void)look {
  coins = MAX(coins, 7);
  weight = ABS(weight) - MIN(coins, 3);
  __typeof__(owner) other = @"Ann";
  typeof(coins) twice[2] = {coins, coins * 2};
  __typeof(pair) one = {4};
  typeof (count) *pointer = &twice[1];
  for (__typeof__(coins) i = 0; i < 1; i++) printf("%d ", i);
  printf("%d %g %s %d %d %d\n", coins, weight, other.UTF8String, twice[1], one.a, *pointer);
}
@end
int main(void) { [[Till new] look]; return 0; }
// expect: 0 7 -3 Ann 14 4 14
