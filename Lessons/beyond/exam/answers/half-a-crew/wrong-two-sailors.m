// mistake=none
@implementation Crew
+ (Crew *)sharedCrew {
  @synchronized([Crew class]) {
    if (theCrew == nil) theCrew = [[Crew alloc] init];
    return theCrew;
  }
}
- (instancetype)init {
  self = [super init];
  _sailors = 2;
  return self;
}
@end
