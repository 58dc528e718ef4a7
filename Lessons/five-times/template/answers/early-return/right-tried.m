//> arc
@implementation Museum
- (int)admit {
  WITH_KEY(gate,
    visitors = visitors + 1;
  )
  return visitors;
}
@end
//> arc
Museum *m = [[Museum alloc] init];
//> arc
[m admit]
//> arc
[m admit]
