@implementation Museum
- (int)admit {
  WITH_KEY(gate, ; )
  return 0;
}
@end
