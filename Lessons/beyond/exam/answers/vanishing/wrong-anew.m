@implementation FairTent
+ (FairTent *)sharedTent {
  FairTent *t = [[FairTent alloc] init];
  theTent = t;
  return t;
}
@end
