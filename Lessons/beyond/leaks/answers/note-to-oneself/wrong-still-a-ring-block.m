@implementation Porter
- (void)listen {
  __block Porter *me = self;
  self.bell.onRing = ^{ me.heard++; };
}
@end
