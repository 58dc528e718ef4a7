static Lighthouse *theLighthouse = nil;
static dispatch_once_t token;
@implementation Lighthouse
+ (Lighthouse *)shared {
  dispatch_once(&token, ^{ theLighthouse = [Lighthouse new]; });
  return theLighthouse;
}
@end
