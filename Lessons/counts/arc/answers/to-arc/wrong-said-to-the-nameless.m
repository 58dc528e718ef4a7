@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
  if (newLantern.name == nil) NSLog(@"the keeper goes home");
}
@end
