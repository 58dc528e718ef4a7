@implementation Museum
- (int)admit {
  __block int number = 0;
  WITH_KEY(gate, { visitors += 1; number = visitors; })
  return number;
}
@end
