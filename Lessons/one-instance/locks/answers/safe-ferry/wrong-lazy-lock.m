@implementation Ferry
+ (Ferry *)ferry {
  static NSLock *gate = nil;
  if (gate == nil) gate = [[NSLock alloc] init];
  [gate lock];
  if (theFerry == nil) theFerry = [[Ferry alloc] init];
  [gate unlock];
  return theFerry;
}
@end
