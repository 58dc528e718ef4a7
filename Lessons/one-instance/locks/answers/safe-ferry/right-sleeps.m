@implementation Ferry
+ (Ferry *)ferry {
  @synchronized(self) {
    if (theFerry == nil) {
      [NSThread sleepForTimeInterval:0.5];
      theFerry = [[Ferry alloc] init];
    }
  }
  return theFerry;
}
@end
