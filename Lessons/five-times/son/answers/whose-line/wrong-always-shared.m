@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  return [self shared];
}
@end
