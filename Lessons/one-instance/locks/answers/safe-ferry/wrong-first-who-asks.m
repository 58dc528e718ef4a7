@implementation Ferry
+ (Ferry *)ferry {
  static int asked;
  if (asked++ == 0) theFerry = [[Ferry alloc] init];
  return theFerry;
}
@end
