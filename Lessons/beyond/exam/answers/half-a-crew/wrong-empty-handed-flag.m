@implementation Crew
+ (Crew *)sharedCrew {
  static int asked = 0;
  if (asked++ == 0) theCrew = [[Crew alloc] init];
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
