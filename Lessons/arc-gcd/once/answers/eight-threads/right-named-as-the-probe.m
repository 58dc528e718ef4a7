static Lighthouse *first = nil, *lit = nil;
static dispatch_once_t second;
@implementation Lighthouse
+ (Lighthouse *)shared {
  dispatch_once(&second, ^{ lit = [self new]; first = lit; });
  return first;
}
@end
