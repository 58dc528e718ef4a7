static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) {
    thePierLamp = [ElectricLamp new];
    if (mainsIsUp == 0) thePierLamp = [OilLamp new];
  }
  return thePierLamp;
}
@end
