@implementation Porter
- (void)listen {
  self.bell.onRing = ^{ self.heard++; self.bell.onRing = nil; };
}
@end
