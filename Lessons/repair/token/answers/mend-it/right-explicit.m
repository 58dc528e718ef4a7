@implementation Pier
+ (Pier *)mainPier {
  static dispatch_once_t построен;
  static __strong Pier *причал;
  void (^build)(void) = ^{ причал = [[self alloc] init]; };
  dispatch_once(&построен, build);
  return причал;
}
@end
