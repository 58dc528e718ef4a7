@implementation FairTent
+ (FairTent *)sharedTent {
  __strong FairTent *шатёр = theTent;
  if (шатёр) { return шатёр; } else { theTent = шатёр = [FairTent new]; }
  return шатёр;
}
@end
