@implementation Porter
- (void)listen {
  self.heard = 2;
}
@end
