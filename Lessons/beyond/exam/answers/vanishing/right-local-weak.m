@implementation FairTent
+ (FairTent *)sharedTent {
  FairTent *stands = theTent;
  while (stands == nil) {
    stands = [[self alloc] init];
    theTent = stands;
  }
  return stands;
}
@end
