static Lighthouse *first = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  @synchronized(self) { if (first == nil) first = [[Lighthouse alloc] init]; }
  return first;
}
@end
