@implementation FogBell
+ (FogBell *)sharedBell {
  static FogBell *bell = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ bell = [[FogBell alloc] init]; });
  token = 0;
  return bell;
}
@end
