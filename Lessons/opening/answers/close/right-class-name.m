@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return [Dispenser shared];
}
@end
