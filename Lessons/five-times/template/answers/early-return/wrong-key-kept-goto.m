@implementation Museum
- (int)admit {
  WITH_KEY(gate,
    visitors++;
    goto out;
  )
  out: return visitors;
}
@end
