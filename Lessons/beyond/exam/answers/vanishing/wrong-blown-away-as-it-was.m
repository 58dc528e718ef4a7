@implementation FairTent
+ (FairTent *)sharedTent {
  if (theTent == nil) theTent = [[FairTent alloc] init];
  return theTent;
}
@end
