@implementation Ferry
+ (Ferry *)ferry {
  static BOOL busy = NO;
  while (busy) { }
  busy = YES;
  if (theFerry == nil) theFerry = [[Ferry alloc] init];
  busy = NO;
  return theFerry;
}
@end
