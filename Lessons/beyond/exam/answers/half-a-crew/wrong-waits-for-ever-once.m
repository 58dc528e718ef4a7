@implementation Crew
+ (Crew *)sharedCrew { static dispatch_once_t t; dispatch_once(&t, ^{ theCrew = [[Crew alloc] init]; }); return theCrew; }
- (instancetype)init { self = [super init]; [Crew sharedCrew].sailors = 12; return self; }
@end
