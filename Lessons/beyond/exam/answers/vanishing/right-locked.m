@implementation FairTent
+ (FairTent *)sharedTent {
  @synchronized([FairTent class]) {
    FairTent *tent = theTent;
    if (!tent) { tent = [[FairTent alloc] init]; theTent = tent; }
    return tent;
  }
}
@end
