static NSLock *gate = nil;
@implementation Ferry
+ (Ferry *)ferry {
  [gate lock];
  if (theFerry == nil) theFerry = [[Ferry alloc] init];
  [gate unlock];
  return theFerry;
}
@end
