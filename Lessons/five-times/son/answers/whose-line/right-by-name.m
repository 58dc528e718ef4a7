@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  if ([NSStringFromClass(self) isEqual:@"TownClock"]) { return [self shared]; }
  else { return [super allocWithZone:zone]; }
}
@end
