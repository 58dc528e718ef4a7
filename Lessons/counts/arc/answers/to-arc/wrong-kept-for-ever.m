static Lantern *kept;
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
  kept = newLantern;
}
- (void)dealloc {
  NSLog(@"Keeper: off home");
}
@end
