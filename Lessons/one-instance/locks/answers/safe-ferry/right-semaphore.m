@implementation Ferry
+ (Ferry *)ferry {
  static dispatch_semaphore_t s;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ s = dispatch_semaphore_create(1); });
  dispatch_semaphore_wait(s, DISPATCH_TIME_FOREVER);
  if (theFerry == nil) theFerry = [[Ferry alloc] init];
  dispatch_semaphore_signal(s);
  return theFerry;
}
@end
