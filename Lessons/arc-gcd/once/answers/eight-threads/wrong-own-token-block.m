static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  __block dispatch_once_t token = 0;
  dispatch_once(&token, ^{ theLighthouse = [[Lighthouse alloc] init]; });
  return theLighthouse;
}
@end
