//> arc
@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [TownClock class]) {
    return [self shared];
  }
  return [super allocWithZone:zone];
}
@end
//> arc
[ChimingClock shared]
//> arc
[[TownClock alloc] init]
