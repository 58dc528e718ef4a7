@implementation FairTent
+ (FairTent *)sharedTent {
  static FairTent *keep;
  static int n;
  if (!keep || n == 2) keep = [[FairTent alloc] init];
  n++;
  return keep;
}
@end
