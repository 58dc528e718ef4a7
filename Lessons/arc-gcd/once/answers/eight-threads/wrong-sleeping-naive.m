static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  if (theLighthouse == nil) {
    [NSThread sleepForTimeInterval:0.1];
    if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
  }
  return theLighthouse;
}
@end
