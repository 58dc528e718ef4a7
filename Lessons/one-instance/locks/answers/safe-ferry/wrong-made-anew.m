@implementation Ferry
+ (Ferry *)ferry {
  @synchronized(self) { [theFerry release]; theFerry = nil; theFerry = [Ferry new]; return theFerry; }
}
@end
