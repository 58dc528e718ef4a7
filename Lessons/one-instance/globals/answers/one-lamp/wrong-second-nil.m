// mistake=none
static Lamp *thePierLamp = nil;

@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp != nil) return nil;
  thePierLamp = mainsIsUp ? [[ElectricLamp alloc] init] : [[OilLamp alloc] init];
  return thePierLamp;
}
@end
