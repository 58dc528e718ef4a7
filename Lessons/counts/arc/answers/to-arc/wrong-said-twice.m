// mistake=none
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)dealloc {
  NSLog(@"Keeper: off home");
  NSLog(@"Keeper: off home");
}
@end
