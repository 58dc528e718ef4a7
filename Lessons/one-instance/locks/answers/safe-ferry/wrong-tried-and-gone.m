static NSLock *g;
g = [NSLock new];
@implementation Ferry
+ (Ferry *)ferry {
  if ([g tryLock]) {
    if (!theFerry) theFerry = [[Ferry alloc] init];
    [g unlock];
  }
  return theFerry;
}
@end
