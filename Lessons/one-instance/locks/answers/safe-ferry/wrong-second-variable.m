@implementation Ferry
+ (Ferry *)ferry {
  static Ferry *mine;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ mine = [Ferry new]; theFerry = [Ferry new]; });
  return mine;
}
@end
