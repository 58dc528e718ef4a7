//> arc
static Lighthouse *theLighthouse = nil;
static NSLock *gate;
//> arc
gate = [[NSLock alloc] init];
//> arc
@implementation Lighthouse
+ (Lighthouse *)shared {
  [gate lock];
  if (!theLighthouse) theLighthouse = [[Lighthouse alloc] init];
  Lighthouse *h = theLighthouse;
  [gate unlock];
  return h;
}
@end
//> arc
[Lighthouse shared]
