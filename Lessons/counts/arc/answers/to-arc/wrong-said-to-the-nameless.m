@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
  if (newLantern.name == nil) NSLog(@"Keeper: off home");
}
@end
