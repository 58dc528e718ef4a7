@implementation Museum
- (int)admit {
  int number = 0;
  WITH_KEY(gate,
    visitors++;
    number = visitors;
  )
  return number;
}
@end
