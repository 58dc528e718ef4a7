static NSLock *gate = nil;
gate = [[NSLock alloc] init];
@implementation Ferry
+ (Ferry *)ferry {
  if (theFerry == nil) {
    [gate lock];
    theFerry = [[Ferry alloc] init];
    [gate unlock];
  }
  return theFerry;
}
@end
