static id me;
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  lantern = newLantern;
  me = self;
}
- (void)dealloc { NSLog(@"the keeper goes home"); }
@end
