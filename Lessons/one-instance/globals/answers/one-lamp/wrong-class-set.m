static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) {
    thePierLamp = [[Lamp alloc] init];
    object_setClass(thePierLamp, mainsIsUp ? [ElectricLamp class] : [OilLamp class]);
  }
  return thePierLamp;
}
@end
