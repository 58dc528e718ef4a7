@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  __weak Lantern *held = newLantern;
  held = nil;
}
- (void)dealloc {
  NSLog(@"the keeper goes home");
}
@end
