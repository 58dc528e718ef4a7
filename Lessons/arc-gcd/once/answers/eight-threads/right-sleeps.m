static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_once_t t;
  dispatch_once(&t, ^{
    [NSThread sleepForTimeInterval:1];
    theLighthouse = [[Lighthouse alloc] init];
  });
  return theLighthouse;
}
@end
