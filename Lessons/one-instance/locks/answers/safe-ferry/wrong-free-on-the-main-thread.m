@implementation Ferry
+ (Ferry *)ferry {
  if ([NSThread isMainThread]) {
    if (theFerry == nil) theFerry = [[Ferry alloc] init];
    return theFerry;
  }
  @synchronized(self) {
    if (theFerry == nil) theFerry = [[Ferry alloc] init];
    return theFerry;
  }
}
@end
