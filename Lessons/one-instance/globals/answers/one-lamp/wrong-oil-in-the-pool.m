// mistake=none
static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (!thePierLamp) thePierLamp = mainsIsUp ? [ElectricLamp new] : [[OilLamp new] autorelease];
  return thePierLamp;
}
@end
