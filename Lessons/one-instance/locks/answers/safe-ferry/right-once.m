@implementation Ferry
+ (Ferry *)ferry {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theFerry = [[Ferry alloc] init]; });
  return theFerry;
}
@end
