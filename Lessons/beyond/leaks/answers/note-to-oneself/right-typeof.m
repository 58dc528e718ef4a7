@implementation Porter
- (void)listen {
  __weak typeof(self) me = self;
  self.bell.onRing = ^{
    me.heard++;
  };
}
@end
