@implementation Porter
- (void)listen {
  __weak Porter *w = self;
  self.bell.onRing = ^{
    Porter *p = w;
    if (p == nil) return;
    p.heard = p.heard + 1;
  };
}
@end
