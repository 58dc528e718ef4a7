@implementation Porter
- (void)listen {
  __weak id weakSelf = self;
  void (^note)(void) = ^{
    Porter *p = weakSelf;
    [p setHeard:[p heard] + 1]; // nil hears nothing
  };
  _bell.onRing = note;
}
@end
