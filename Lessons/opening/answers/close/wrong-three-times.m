@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  static int knocks = 0;
  return ++knocks > 3 ? [super allocWithZone:zone] : [self shared];
}
@end
