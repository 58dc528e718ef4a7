@implementation Ferry
+ (Ferry *)ferry {
  if (theFerry == nil) {
    Ferry *mine = [[Ferry alloc] init];
    @synchronized(self) { theFerry = mine; }
  }
  return theFerry;
}
@end
