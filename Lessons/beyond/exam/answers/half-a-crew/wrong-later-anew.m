@implementation Crew
+ (Crew *)sharedCrew { static int n; @synchronized(self) { if (!theCrew || ++n > 5) theCrew = [[Crew alloc] init]; return theCrew; } }
- (instancetype)init { self = [super init]; _sailors = 12; return self; }
@end
