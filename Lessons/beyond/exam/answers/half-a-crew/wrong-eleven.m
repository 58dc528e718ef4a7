@implementation Crew
+ (Crew *)sharedCrew {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ theCrew = [[Crew alloc] init]; });
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 11;
  return self;
}
@end
