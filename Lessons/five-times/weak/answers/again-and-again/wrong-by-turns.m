@implementation FairClock
+ (id)shared {
  static FairClock *keep; static int n;
  if (n == 0 || n == 2) keep = [[FairClock alloc] init];
  n++;
  return keep;
}
@end
