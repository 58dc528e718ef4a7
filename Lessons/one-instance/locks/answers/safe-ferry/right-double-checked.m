@implementation Ferry
+ (Ferry *)ferry {
  if (theFerry == nil) {
    @synchronized(self) {
      if (theFerry == nil) theFerry = [[Ferry alloc] init];
    }
  }
  return theFerry;
}
@end
