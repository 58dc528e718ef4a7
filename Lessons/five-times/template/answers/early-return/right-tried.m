//> arc
@implementation Museum
- (int)admit {
  int number = 0;
  WITH_KEY(gate,
    visitors = visitors + 1;
    number = visitors;
  )
  return number;
}
@end
//> arc
Museum *m = [[Museum alloc] init];
//> arc
[m admit]
//> arc
[m admit]
