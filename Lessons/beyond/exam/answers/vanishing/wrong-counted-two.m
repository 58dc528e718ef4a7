@implementation FairTent
+ (FairTent *)sharedTent {
  static FairTent *kept = nil; static int calls = 0;
  if (++calls > 2) kept = nil;
  if (kept == nil) kept = [[FairTent alloc] init];
  theTent = kept;
  return kept;
}
@end
