//> arc
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
}
- (void)dealloc {
  NSLog(@"Keeper: off home");
}
@end
//> arc
Keeper *k = [[Keeper alloc] init];
//> arc
[k setLantern:[[Lantern alloc] init]];
//> arc
k = nil;
