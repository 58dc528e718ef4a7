@implementation Crew
+ (Crew *)sharedCrew {
  static dispatch_once_t t; dispatch_once(&t, ^{ theCrew = [Crew alloc]; });
  return theCrew;
}
static int n = 12;
- (int)sailors { return n; }
- (void)setSailors:(int)s { n = s; }
@end
