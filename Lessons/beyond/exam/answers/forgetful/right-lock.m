@implementation FogBell
+ (FogBell *)sharedBell {
  static FogBell *bell;
  @synchronized(self) { if (!bell) bell = [[self alloc] init]; }
  return bell;
}
@end
