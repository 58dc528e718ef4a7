@implementation Ferry
+ (Ferry *)ferry {
  @synchronized(self) { theFerry = [[Ferry alloc] init]; return theFerry; }
}
@end
