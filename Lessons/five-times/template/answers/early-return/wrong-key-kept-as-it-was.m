@implementation Museum
- (int)admit {
  WITH_KEY(gate,
    visitors = visitors + 1;
    return visitors;
  )
  return visitors;
}
@end
