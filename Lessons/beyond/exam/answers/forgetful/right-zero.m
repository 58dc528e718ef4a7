@implementation FogBell
+ (FogBell *)sharedBell {
  static FogBell *bell = nil;
  static dispatch_once_t token = 0;
  dispatch_once(&token, ^{ bell = [[FogBell alloc] init]; });
  return bell;
}
@end
