@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *compass = nil;
  static dispatch_once_t mounted = 0;
  dispatch_once(&mounted, ^{
    compass = [NSAllocateObject([Compass class], 0, NULL) init];
  });
  return compass;
}
@end
