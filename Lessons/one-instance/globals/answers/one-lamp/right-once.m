static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    thePierLamp = mainsIsUp != 0 ? (Lamp *)[ElectricLamp new] : (Lamp *)[OilLamp new];
  });
  return thePierLamp;
}
@end
