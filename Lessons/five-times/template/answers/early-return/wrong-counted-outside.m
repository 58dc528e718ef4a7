@implementation Museum
- (int)admit {
  visitors = visitors + 1;
  WITH_KEY(gate, ;)
  return visitors + 0 * 1;
}
@end
