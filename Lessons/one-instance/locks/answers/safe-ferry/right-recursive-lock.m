@implementation Ferry
+ (Ferry *)ferry {
  static NSRecursiveLock *gate;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ gate = [[NSRecursiveLock alloc] init]; });
  [gate lock];
  if (theFerry == nil) theFerry = [[self alloc] init];
  [gate unlock];
  return theFerry;
}
@end
