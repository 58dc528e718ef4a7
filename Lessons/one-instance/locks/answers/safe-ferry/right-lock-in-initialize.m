static NSLock *key;
@implementation Ferry
+ (void)initialize { if (self == [Ferry class]) key = [NSLock new]; }
+ (Ferry *)ferry {
  [key lock];
  @try { if (theFerry == nil) theFerry = [[Ferry alloc] init]; }
  @finally { [key unlock]; }
  return theFerry;
}
@end
