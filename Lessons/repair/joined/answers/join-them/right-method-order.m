@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *компас;
  static dispatch_once_t установлен;
  dispatch_once(&установлен, ^(void) {
    Compass *raw = [super allocWithZone:nil];
    компас = [raw init];
  });
  return компас;
}
@end
