@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  Dispenser *one = [Dispenser shared];
  return one; // everybody's
}
@end
