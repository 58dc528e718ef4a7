@implementation Museum
- (int)admit {
  int before = visitors;
  WITH_KEY(gate, visitors++; )
  return before;
}
@end
