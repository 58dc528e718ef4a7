@implementation Porter
- (void)listen { __weak Porter *me = self; self.bell.onRing = ^{ if (me.heard < 3) me.heard++; }; }
@end
