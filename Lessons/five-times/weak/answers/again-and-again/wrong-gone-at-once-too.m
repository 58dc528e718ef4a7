// mistake=none
@implementation FairClock
+ (id)shared { FairClock *clock = theClock; if (clock == nil) { theClock = [[FairClock alloc] init]; clock = theClock; } return clock; }
@end
