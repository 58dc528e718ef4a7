@implementation Keeper
- (void)setLantern:(Lantern *)l {
  if (l != lantern) { lantern = l; }
}
- (void)dealloc {
  lantern = nil;
  NSLog(@"Keeper: off home"); // and the lantern?
}
@end
