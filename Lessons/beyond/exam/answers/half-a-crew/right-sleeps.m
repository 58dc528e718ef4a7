@implementation Crew
+ (Crew *)sharedCrew {
  static dispatch_once_t t;
  dispatch_once(&t, ^{
    Crew *fresh = [[Crew alloc] init];
    [NSThread sleepForTimeInterval:3];
    theCrew = fresh;
  });
  return theCrew;
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
