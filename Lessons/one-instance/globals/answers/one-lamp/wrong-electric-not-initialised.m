// mistake=none
static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (!thePierLamp) thePierLamp = mainsIsUp ? [ElectricLamp alloc] : [[OilLamp alloc] init];
  return thePierLamp;
}
@end
