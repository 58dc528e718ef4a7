@implementation Museum
- (int)admit {
  int гость = 0;
  WITH_KEY(gate, гость = ++visitors)
  return гость;
}
@end
