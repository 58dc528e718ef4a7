@implementation FairTent
+ (FairTent *)sharedTent {
  FairTent *tent = theTent;
  if (tent) return tent;
  theTent = tent = [FairTent new];
  return tent;
}
@end
