static Lighthouse *theLighthouse;
static volatile BOOL busy;
@implementation Lighthouse
+ (Lighthouse *)shared {
  while (busy) { }
  busy = YES;
  if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
  busy = NO;
  return theLighthouse;
}
@end
