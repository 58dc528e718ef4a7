@implementation Museum
- (int)admit {
  static int n = 0;
  return ++n;
}
@end
