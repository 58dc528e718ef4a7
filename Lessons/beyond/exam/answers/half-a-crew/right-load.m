@implementation Crew
+ (void)load { theCrew = [[Crew alloc] init]; }
+ (Crew *)sharedCrew { return theCrew; }
- (instancetype)init { if ((self = [super init])) _sailors = 12; return self; }
@end
