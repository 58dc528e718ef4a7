@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if ([self superclass] != [NSObject class]) return [TownClock shared];
  return [super allocWithZone:zone];
}
@end
