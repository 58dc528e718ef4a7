@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  Lantern *lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"the keeper goes home");
}
@end
