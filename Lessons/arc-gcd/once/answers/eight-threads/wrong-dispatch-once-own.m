void dispatch_once(dispatch_once_t *t, dispatch_block_t b) { b(); }
static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
  return theLighthouse;
}
@end
