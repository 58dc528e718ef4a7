@implementation Crew
+ (Crew *)sharedCrew {
  static dispatch_semaphore_t s;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ s = dispatch_semaphore_create(0); });
  dispatch_semaphore_wait(s, DISPATCH_TIME_FOREVER);
  if (theCrew == nil) theCrew = [[Crew alloc] init];
  dispatch_semaphore_signal(s);
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
