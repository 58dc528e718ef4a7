// mistake=none
@implementation Ferry
+ (Ferry *)ferry {
  @synchronized(self) {
    if (theFerry == nil) theFerry = [[[Ferry alloc] init] autorelease];
    return theFerry;
  }
}
@end
