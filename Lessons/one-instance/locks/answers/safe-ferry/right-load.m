static NSRecursiveLock *guard;
@implementation Ferry
+ (void)load { guard = [NSRecursiveLock new]; }
+ (Ferry *)ferry {
  [guard lock];
  @try { return theFerry ? theFerry : (theFerry = [[Ferry alloc] init]); }
  @finally { [guard unlock]; }
}
@end
