@implementation Crew
+ (Crew *)sharedCrew {
  @synchronized(self) {
    if (theCrew == nil) theCrew = [[Crew alloc] init];
    return theCrew;
  }
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
