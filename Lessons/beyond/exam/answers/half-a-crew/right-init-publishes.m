@implementation Crew
+ (Crew *)sharedCrew {
  @synchronized(self) { if (!theCrew) return [[Crew alloc] init]; return theCrew; }
}
- (instancetype)init {
  self = [super init];
  theCrew = self;
  _sailors = 12;
  return self;
}
@end
