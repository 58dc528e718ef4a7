@interface Porter (Hearing)
- (void)hear;
@end
@implementation Porter
- (void)hear { self.heard += 1; }
- (void)listen {
  Porter *__weak слабый = self;
  self.bell.onRing = ^{ [слабый hear]; };
}
@end
