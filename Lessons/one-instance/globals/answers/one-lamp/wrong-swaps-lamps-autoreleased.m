static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  return [[(mainsIsUp ? [ElectricLamp class] : [OilLamp class]) new] autorelease];
}
@end
