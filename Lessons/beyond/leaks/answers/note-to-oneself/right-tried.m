//> arc
@implementation Porter
- (void)listen {
  __weak Porter *weakSelf = self;
  self.bell.onRing = ^{
    Porter *porter = weakSelf;
    porter.heard = porter.heard + 1;
  };
}
@end
//> arc
Porter *p = hire();
//> arc
[p.bell ring];
//> arc
p.heard
