@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  self->lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"the keeper goes home");
}
@end
