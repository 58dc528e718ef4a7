@implementation Porter
- (void)listen {
  self.bell.onRing = ^{ self->_heard++; };
}
@end
