//> arc
static NSLock *bell;
//> arc
bell = [[NSLock alloc] init];
//> arc
@implementation Crew
+ (Crew *)sharedCrew {
  [bell lock];
  if (theCrew == nil) theCrew = [[Crew alloc] init];
  Crew *crew = theCrew;
  [bell unlock];
  return crew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
