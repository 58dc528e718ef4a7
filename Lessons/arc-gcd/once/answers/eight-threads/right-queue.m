static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_queue_t q;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ q = dispatch_queue_create("lh", DISPATCH_QUEUE_SERIAL); });
  dispatch_sync(q, ^{ if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init]; });
  return theLighthouse;
}
@end
