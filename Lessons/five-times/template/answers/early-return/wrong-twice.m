@implementation Museum
- (int)admit {
  WITH_KEY(gate, visitors++; )
  WITH_KEY(gate, visitors++; )
  return visitors;
}
@end
