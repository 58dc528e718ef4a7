@implementation Ferry
+ (Ferry *)ferry {
  @synchronized(@"ferry") {
    if (theFerry == nil) theFerry = [[Ferry alloc] init];
  }
  return theFerry;
}
@end
