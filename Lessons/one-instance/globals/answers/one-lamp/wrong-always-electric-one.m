static Lamp *thePierLamp = nil;

@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  if (thePierLamp == nil) {
    Class kind = [ElectricLamp class];
    thePierLamp = [[kind alloc] init];
  }
  return thePierLamp;
}
@end
