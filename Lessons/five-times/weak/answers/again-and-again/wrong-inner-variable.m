// mistake=none
@implementation FairClock
+ (id)shared { FairClock *clock = theClock; if (clock == nil) { FairClock *clock = [[FairClock alloc] init]; theClock = clock; } return clock; }
@end
