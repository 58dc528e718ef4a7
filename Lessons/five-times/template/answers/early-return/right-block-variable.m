@implementation Museum
- (int)admit {
  __block int n;
  WITH_KEY(gate, n = ++visitors; )
  return n; // behind the key
}
@end
