@implementation Ferry
+ (Ferry *)ferry {
  static dispatch_queue_t q;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ q = dispatch_queue_create("ferry", NULL); });
  dispatch_sync(q, ^{ if (theFerry == nil) theFerry = [[Ferry alloc] init]; });
  return theFerry;
}
@end
