@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if (self != TownClock.class) return [super allocWithZone:zone];
  return [TownClock shared];
}
@end
