@implementation FogBell
+ (FogBell *)sharedBell {
  static FogBell *bell = nil;
  dispatch_once_t token;
  token = 0;
  dispatch_once(&token, ^{ bell = [[FogBell alloc] init]; });
  return bell;
}
@end
