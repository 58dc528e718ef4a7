@implementation Porter
- (void)listen {
  __weak Porter *w = self;
  self.bell.onRing = ^{ int heard = w.heard; heard++; };
}
@end
