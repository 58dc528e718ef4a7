@implementation Crew
+ (void)initialize { if (self == [Crew class]) theCrew = [[Crew alloc] init]; }
+ (Crew *)sharedCrew { return theCrew; }
- (instancetype)init {
  self = [super init];
  _sailors = 12;
  return self;
}
@end
