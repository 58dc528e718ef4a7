static Lighthouse *volatile theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  if (theLighthouse == nil) {
    Lighthouse *mine = [[Lighthouse alloc] init];
    if (theLighthouse == nil) theLighthouse = mine;
  }
  return theLighthouse;
}
@end
