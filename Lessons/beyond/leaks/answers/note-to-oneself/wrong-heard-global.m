static Porter *onDuty = nil;
@implementation Porter
- (void)listen {
  onDuty = self;
  self.bell.onRing = ^{ onDuty.heard = onDuty.heard + 1; };
}
@end
