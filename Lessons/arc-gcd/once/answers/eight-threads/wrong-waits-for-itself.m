static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theLighthouse = [Lighthouse shared]; });
  return theLighthouse;
}
@end
