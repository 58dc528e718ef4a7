static Lighthouse *one = nil;
Lighthouse *ask(void) {
  @synchronized([NSString class]) {
    if (one == nil) one = [[Lighthouse alloc] init];
    return one;
  }
}
@implementation Lighthouse
+ (Lighthouse *)shared { return ask(); }
@end
