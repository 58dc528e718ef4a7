static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  @synchronized(self) {
    if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
    return theLighthouse;
  }
}
@end
