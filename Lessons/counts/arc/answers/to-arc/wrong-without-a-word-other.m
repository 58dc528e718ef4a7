@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"bye");
}
@end
