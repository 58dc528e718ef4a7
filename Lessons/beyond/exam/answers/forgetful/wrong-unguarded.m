@implementation FogBell
+ (FogBell *)sharedBell {
  static FogBell *bell = nil;
  if (bell == nil) bell = [[FogBell alloc] init];
  return bell;
}
@end
