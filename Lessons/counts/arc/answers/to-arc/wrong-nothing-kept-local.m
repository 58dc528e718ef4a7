@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  Lantern *lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"Keeper: off home");
}
@end
