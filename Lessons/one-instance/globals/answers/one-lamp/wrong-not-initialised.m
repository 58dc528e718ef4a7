static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) thePierLamp = mainsIsUp ? [ElectricLamp alloc] : [OilLamp alloc];
  return thePierLamp;
}
@end
