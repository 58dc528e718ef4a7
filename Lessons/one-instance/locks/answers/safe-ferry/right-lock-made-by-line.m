//> mrc
NSLock *gate = [[NSLock alloc] init];
//> mrc
@implementation Ferry
+ (Ferry *)ferry {
  Ferry *f;
  [gate lock];
  if (!theFerry) theFerry = [Ferry new];
  f = theFerry;
  [gate unlock];
  return f;
}
@end
