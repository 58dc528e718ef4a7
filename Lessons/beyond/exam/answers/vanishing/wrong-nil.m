@implementation FairTent
+ (FairTent *)sharedTent {
  return theTent;
}
@end
