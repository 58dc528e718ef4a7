@implementation Crew
+ (Crew *)sharedCrew {
  if ([NSThread isMainThread]) { if (!theCrew) theCrew = [[Crew alloc] init]; return theCrew; }
  @synchronized(self) { if (!theCrew) theCrew = [[Crew alloc] init]; return theCrew; }
}
- (instancetype)init { self = [super init]; _sailors = 12; return self; }
@end
