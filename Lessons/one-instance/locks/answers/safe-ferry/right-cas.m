static Ferry *volatile паром = nil;
@implementation Ferry
+ (Ferry *)ferry {
  static dispatch_once_t один;
  dispatch_once(&один, ^{ паром = [Ferry new]; });
  return паром;
}
@end
