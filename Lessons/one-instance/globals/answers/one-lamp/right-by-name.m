static Lamp *thePierLamp = nil;
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil)
    thePierLamp = [[NSClassFromString(mainsIsUp ? @"ElectricLamp" : @"OilLamp") alloc] init];
  return thePierLamp;
}
@end
