@implementation Porter
- (void)listen {
  __weak Porter *w = self;
  self.bell.onRing = ^{ w.heard += 2; };
}
@end
