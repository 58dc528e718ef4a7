static dispatch_queue_t line(void) {
  static dispatch_queue_t q;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ q = dispatch_queue_create("ferry", DISPATCH_QUEUE_SERIAL); });
  return q;
}
@implementation Ferry
+ (Ferry *)ferry {
  __block Ferry *f = nil;
  dispatch_sync(line(), ^{
    if (!theFerry) theFerry = [Ferry new];
    f = theFerry;
  });
  return f;
}
@end
