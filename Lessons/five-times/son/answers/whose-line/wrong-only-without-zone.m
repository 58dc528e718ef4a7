@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [TownClock class] && zone == NULL) return [self shared];
  return [super allocWithZone:zone];
}
@end
