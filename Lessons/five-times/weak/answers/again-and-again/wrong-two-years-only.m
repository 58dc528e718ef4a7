@implementation FairClock
+ (id)shared { static int n; FairClock *clock = theClock; if (clock == nil && n++ < 2) { clock = [[FairClock alloc] init]; theClock = clock; } return clock; }
@end
