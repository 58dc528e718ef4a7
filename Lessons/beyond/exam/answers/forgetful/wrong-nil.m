@implementation FogBell
+ (FogBell *)sharedBell {
  return nil;
}
@end
