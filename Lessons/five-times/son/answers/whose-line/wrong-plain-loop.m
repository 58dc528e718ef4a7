@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  while (self != [TownClock class]) { }
  return [self shared];
}
@end
