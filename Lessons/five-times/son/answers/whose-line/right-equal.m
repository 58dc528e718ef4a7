@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  // the father alone
  if ([self isEqual:[TownClock class]]) return [self shared];
  return [super allocWithZone:NULL];
}
@end
