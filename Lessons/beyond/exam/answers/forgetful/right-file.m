static FogBell *bell;
static dispatch_once_t token;
@implementation FogBell
+ (FogBell *)sharedBell {
  dispatch_once(&token, ^{ bell = [FogBell new]; });
  return bell;
}
@end
