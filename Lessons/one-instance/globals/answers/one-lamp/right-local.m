@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  static Lamp *lamp;
  if (lamp) return lamp;
  switch (mainsIsUp) {
    case 0: lamp = [[OilLamp alloc] init]; break;
    default: lamp = [[ElectricLamp alloc] init];
  }
  return lamp;
}
@end
