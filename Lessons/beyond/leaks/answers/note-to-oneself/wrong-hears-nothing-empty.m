@implementation Porter
- (void)listen {
  self.bell.onRing = ^{ };
}
@end
