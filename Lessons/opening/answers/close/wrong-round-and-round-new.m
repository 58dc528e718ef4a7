@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return [Dispenser new];
}
@end
