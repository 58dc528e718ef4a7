@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone {
  BOOL свои = self == TownClock.class;
  return свои ? self.shared : [super allocWithZone:zone];
}
@end
