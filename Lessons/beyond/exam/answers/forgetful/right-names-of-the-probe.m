static FogBell *one, *two, *three;
@implementation FogBell
+ (FogBell *)sharedBell {
  @synchronized(self) {
    if (one == nil) { one = [[FogBell alloc] init]; two = one; three = two; }
  }
  return three;
}
@end
