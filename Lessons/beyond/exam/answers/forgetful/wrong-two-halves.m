@implementation FogBell
+ (FogBell *)sharedBell {
  static FogBell *bell = nil;
  FogBell *r;
  @synchronized([FogBell class]) { r = bell; }
  if (!r) {
    r = [[FogBell alloc] init];
    @synchronized([FogBell class]) { bell = r; }
  }
  return r;
}
@end
