@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  Lantern *old = lantern;
  lantern = newLantern;
  old = nil;
}
- (void)dealloc { NSLog(@"Keeper: off home"); }
@end
