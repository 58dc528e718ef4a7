@implementation Crew
+ (Crew *)sharedCrew {
  static Crew *crew;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ crew = [Crew new]; });
  return crew;
}
- (instancetype)init {
  if ((self = [super init])) { self.sailors = 12; }
  return self;
}
@end
