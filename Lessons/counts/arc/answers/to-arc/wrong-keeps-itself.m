static id me;
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
  me = self;
}
- (void)dealloc { NSLog(@"Keeper: off home"); }
@end
