@implementation FairTent
+ (FairTent *)sharedTent {
  __strong FairTent *tent = theTent;
  if (tent == nil) tent = [[FairTent alloc] init];
  theTent = tent;
  return tent;
}
@end
