@implementation FairTent
+ (FairTent *)sharedTent {
  static dispatch_once_t t;
  FairTent *__block tent = theTent;
  dispatch_once(&t, ^{ tent = [FairTent new]; theTent = tent; });
  return tent;
}
@end
