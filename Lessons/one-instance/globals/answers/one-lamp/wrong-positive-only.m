static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) thePierLamp = mainsIsUp > 0 ? [ElectricLamp new] : [OilLamp new];
  return thePierLamp;
}
@end
