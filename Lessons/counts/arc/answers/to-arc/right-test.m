@implementation Keeper
- (void)setLantern:(Lantern *)l {
  if (l != lantern) { lantern = l; }
}
- (void)dealloc {
  lantern = nil;
  NSLog(@"the keeper goes home"); // and the lantern?
}
@end
