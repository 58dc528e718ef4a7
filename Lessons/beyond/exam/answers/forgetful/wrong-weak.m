@implementation FogBell
+ (FogBell *)sharedBell {
  static __weak FogBell *bell = nil;
  FogBell *r = bell;
  if (!r) { r = [[FogBell alloc] init]; bell = r; }
  return r;
}
@end
