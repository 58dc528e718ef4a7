@implementation Crew
+ (Crew *)sharedCrew {
  @synchronized([Crew alloc]) { if (!theCrew) theCrew = [[Crew alloc] init]; return theCrew; }
}
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
