@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ });
  @synchronized(self) { if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init]; }
  return theLighthouse;
}
@end
