@implementation FairTent
+ (FairTent *)sharedTent {
  static FairTent *tent;
  if (!tent) tent = [FairTent new];
  return theTent = tent;
}
@end
