@implementation Crew
+ (Crew *)sharedCrew {
  if (theCrew == nil) {
    [NSThread sleepForTimeInterval:1];
    if (theCrew == nil) theCrew = [[Crew alloc] init];
  }
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
