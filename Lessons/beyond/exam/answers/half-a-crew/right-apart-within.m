@implementation Crew
+ (Crew *)sharedCrew {
  static dispatch_once_t t;
  dispatch_once(&t, ^{
    theCrew = [Crew alloc];
    theCrew = [theCrew init];
  });
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
