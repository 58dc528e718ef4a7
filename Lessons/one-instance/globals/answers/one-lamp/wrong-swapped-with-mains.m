static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil || (mainsIsUp == 0 && [thePierLamp class] == [ElectricLamp class])) {
    [thePierLamp release];
    thePierLamp = mainsIsUp ? [[ElectricLamp alloc] init] : [[OilLamp alloc] init];
  }
  return thePierLamp;
}
@end
