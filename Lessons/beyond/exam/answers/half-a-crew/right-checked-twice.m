@implementation Crew
+ (Crew *)sharedCrew {
  if (theCrew == nil) {
    @synchronized([Crew class]) {
      if (theCrew == nil) {
        Crew *fresh = [[Crew alloc] init];
        theCrew = fresh;
      }
    }
  }
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
