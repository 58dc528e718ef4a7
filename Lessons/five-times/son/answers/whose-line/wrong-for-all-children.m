@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if ([[self class] isSubclassOfClass:[TownClock class]]) return [TownClock shared];
  return [super allocWithZone:zone];
}
@end
