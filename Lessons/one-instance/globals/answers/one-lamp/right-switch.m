static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp) return thePierLamp;
  switch (mainsIsUp) {
    case 0: thePierLamp = [OilLamp new]; break;
    default: thePierLamp = [ElectricLamp new]; break;
  }
  return thePierLamp;
}
@end
