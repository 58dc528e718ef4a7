@implementation Crew
+ (Crew *)sharedCrew {
  if (theCrew == nil) {
    @synchronized([Crew class]) {
      if (theCrew == nil) {
        theCrew = [Crew alloc];
        theCrew = [theCrew init];
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
