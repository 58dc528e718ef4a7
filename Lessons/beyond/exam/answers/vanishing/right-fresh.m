@implementation FairTent
+ (FairTent *)sharedTent {
  FairTent *there = theTent; // held while we look
  if (there != nil) return there;
  FairTent *fresh = [[self alloc] init];
  theTent = fresh;
  return fresh;
}
@end
