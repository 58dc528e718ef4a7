static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) {
    if (mainsIsUp) thePierLamp = [ElectricLamp new];
    else { [OilLamp new]; thePierLamp = [OilLamp new]; }
  }
  return thePierLamp;
}
@end
