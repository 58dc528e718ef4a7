// expect: M0847
// mode: mrc
#import <Foundation/Foundation.h>
@interface Keeper : NSObject { void (^work)(void); }
- (void)prepare:(int)n;
- (void)run;
@end
@implementation Keeper
- (void)prepare:(int)n { work = ^{ printf("%d\n", n); }; }
- (void)run { work(); }
@end
int main() { Keeper *k = [[Keeper alloc] init]; [k prepare:4]; [k run]; return 0; }
