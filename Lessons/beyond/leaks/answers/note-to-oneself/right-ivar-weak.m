@implementation Porter
- (void)listen {
  __weak id me = self;
  [self.bell setOnRing:^(void) {
    Porter *porter = (Porter *)me;
    if (porter == nil) return;
    [porter setHeard:[porter heard] + 1];
  }];
}
@end
