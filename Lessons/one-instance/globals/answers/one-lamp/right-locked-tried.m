//> mrc
static Lamp *thePierLamp = nil;
//> mrc
@implementation Lamp (Pier)
+ (Lamp *)pierLamp {
  @synchronized([Lamp class]) {
    if (thePierLamp == nil) thePierLamp = mainsIsUp ? [ElectricLamp new] : [OilLamp new];
    return thePierLamp;
  }
}
@end
//> mrc
[Lamp pierLamp]
//> mrc
mainsIsUp = 0;
//> mrc
[Lamp pierLamp]
