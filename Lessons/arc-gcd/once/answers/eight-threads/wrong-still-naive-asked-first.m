static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_once_t token;
  if (theLighthouse == nil) {
    Lighthouse *mine = [[Lighthouse alloc] init];
    dispatch_once(&token, ^{ theLighthouse = mine; });
  }
  return theLighthouse;
}
@end
