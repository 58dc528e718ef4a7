@implementation FairClock
+ (id)shared { static id keep; static int n; FairClock *clock = theClock; if (clock == nil) { clock = [[FairClock alloc] init]; theClock = clock; if (++n > 2) keep = clock; } return clock; }
@end
