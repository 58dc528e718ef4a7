@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_once_t token;
  if ([NSThread isMainThread] && theLighthouse != nil) return theLighthouse;
  if ([NSThread isMainThread] && token == 0) { dispatch_once_t mine = 0; dispatch_once(&mine, ^{ theLighthouse = [[Lighthouse alloc] init]; }); token = -1; return theLighthouse; }
  dispatch_once(&token, ^{ theLighthouse = [[Lighthouse alloc] init]; });
  return theLighthouse;
}
@end
