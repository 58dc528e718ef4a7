@implementation Ferry
+ (Ferry *)ferry {
  if (theFerry == nil) {
    [NSThread sleepForTimeInterval:1];
    if (theFerry == nil) theFerry = [[Ferry alloc] init];
  }
  return theFerry;
}
@end
