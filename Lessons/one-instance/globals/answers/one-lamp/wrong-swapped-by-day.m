static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (mainsIsUp && [thePierLamp isKindOfClass:[OilLamp class]]) thePierLamp = nil;
  if (thePierLamp == nil) thePierLamp = mainsIsUp ? [ElectricLamp new] : [OilLamp new];
  return thePierLamp;
}
@end
