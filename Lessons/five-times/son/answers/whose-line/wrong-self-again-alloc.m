@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [TownClock class]) return [self shared];
  return [self alloc];
}
@end
