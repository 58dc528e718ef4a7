@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  [newLantern retain];
  [lantern release];
  lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"Keeper: off home");
}
@end
