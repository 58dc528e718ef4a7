@implementation Crew
+ (Crew *)sharedCrew {
  NSLock *l = [[NSLock alloc] init];
  [l lock];
  if (theCrew == nil) theCrew = [[Crew alloc] init];
  [l unlock];
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
