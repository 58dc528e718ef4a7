// mistake=none
static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (!thePierLamp) thePierLamp = mainsIsUp ? [ElectricLamp new] : [[OilLamp new] retain];
  return thePierLamp;
}
@end
