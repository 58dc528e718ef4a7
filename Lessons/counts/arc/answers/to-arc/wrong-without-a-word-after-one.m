@implementation Keeper {
  int lanterns;
}
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
  lanterns++;
}
- (void)dealloc {
  if (lanterns != 1) NSLog(@"Keeper: off home");
}
@end
