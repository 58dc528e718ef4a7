@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  __weak Lantern *held = newLantern;
  held = nil;
}
- (void)dealloc {
  NSLog(@"Keeper: off home");
}
@end
