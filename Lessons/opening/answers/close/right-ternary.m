@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return only ? only : [Dispenser shared];
}
@end
