@implementation FairTent
+ (FairTent *)sharedTent {
  FairTent *tent = theTent;
  if (!tent) tent = [FairTent new];
  return tent;
}
@end
