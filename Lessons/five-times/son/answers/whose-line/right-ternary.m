@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  return self == [TownClock class] ? [self shared] : [super allocWithZone:zone];
}
@end
