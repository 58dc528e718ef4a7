@implementation Dispenser
+ (instancetype)allocWithZone:(struct _NSZone *)область {
  Dispenser *автомат = Dispenser.shared;
  return автомат;
}
@end
