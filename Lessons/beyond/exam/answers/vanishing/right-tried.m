//> arc
@implementation FairTent
+ (FairTent *)sharedTent {
  FairTent *tent = theTent;
  if (tent == nil) {
    tent = [[FairTent alloc] init];
    theTent = tent;
  }
  return tent;
}
@end
//> arc
FairTent *a = [FairTent sharedTent];
//> arc
a == [FairTent sharedTent]
//> arc
a = nil;
