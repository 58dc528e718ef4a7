@implementation FogBell
+ (FogBell *)sharedBell {
  __weak FogBell *bell = nil;
  FogBell *b = [[FogBell alloc] init];
  bell = b;
  return bell;
}
@end
