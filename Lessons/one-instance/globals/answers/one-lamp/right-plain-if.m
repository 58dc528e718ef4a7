static Lamp *thePierLamp = nil;

@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) {
    if (mainsIsUp) thePierLamp = [[ElectricLamp alloc] init];
    else thePierLamp = [[OilLamp alloc] init];
  }
  return thePierLamp;
}
@end
