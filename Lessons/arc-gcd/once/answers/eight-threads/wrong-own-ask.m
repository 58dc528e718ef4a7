static Lighthouse *theLighthouse = nil;
void ask(int ship) { }
@implementation Lighthouse
+ (Lighthouse *)shared {
  if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
  return theLighthouse;
}
@end
