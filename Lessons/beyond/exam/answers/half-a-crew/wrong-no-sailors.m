// mistake=none
@implementation Crew
+ (Crew *)sharedCrew {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCrew = [[Crew alloc] init]; });
  return theCrew;
}
@end
