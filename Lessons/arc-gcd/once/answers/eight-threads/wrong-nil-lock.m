static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  @synchronized(theLighthouse) {
    if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
  }
  return theLighthouse;
}
@end
