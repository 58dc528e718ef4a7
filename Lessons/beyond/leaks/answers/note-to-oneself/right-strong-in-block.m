@implementation Porter
- (void)listen {
  __weak Porter *weak = self;
  [self.bell setOnRing:^{
    __strong Porter *strong = weak;
    if (strong) strong.heard += 1;
  }];
}
@end
