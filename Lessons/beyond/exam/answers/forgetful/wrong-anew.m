@implementation FogBell
+ (FogBell *)sharedBell {
  return [[FogBell alloc] init];
}
@end
