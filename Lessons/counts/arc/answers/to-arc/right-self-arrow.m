@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  self->lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"Keeper: off home");
}
@end
