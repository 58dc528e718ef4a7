static Lamp *x = nil, *dark = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (x == nil && dark == nil) {
    if (mainsIsUp) x = [[ElectricLamp alloc] init]; else dark = [[OilLamp alloc] init];
  }
  return x != nil ? x : dark;
}
@end
