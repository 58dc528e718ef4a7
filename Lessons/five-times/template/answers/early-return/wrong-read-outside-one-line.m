@implementation Museum
- (int)admit {
  WITH_KEY(gate, visitors += 1;)
  return self->visitors;
}
@end
