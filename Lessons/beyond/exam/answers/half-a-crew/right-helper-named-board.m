void board(void);
@implementation Crew
+ (Crew *)sharedCrew { @synchronized(self) { board(); return theCrew; } }
- (instancetype)init { if ((self = [super init])) { _sailors = 12; } return self; }
@end
void board(void) {
  if (theCrew == nil) { Crew *crew = [[Crew alloc] init]; theCrew = crew; }
}
