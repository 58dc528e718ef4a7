static Lamp *thePierLamp = nil;

@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) {
    Class kind = !mainsIsUp ? [ElectricLamp class] : [OilLamp class];
    thePierLamp = [[kind alloc] init];
  }
  return thePierLamp;
}
@end
