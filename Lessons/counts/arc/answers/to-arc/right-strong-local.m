@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  Lantern *old = lantern;
  lantern = newLantern;
  old = nil;
}
- (void)dealloc { NSLog(@"the keeper goes home"); }
@end
