static Lighthouse *one = nil;
Lighthouse *ask(void) {
  static dispatch_once_t come;
  dispatch_once(&come, ^{ one = [[Lighthouse alloc] init]; });
  return one;
}
@implementation Lighthouse
+ (Lighthouse *)shared { return ask(); }
@end
