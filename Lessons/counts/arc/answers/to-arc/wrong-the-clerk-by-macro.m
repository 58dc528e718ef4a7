// mistake=none
#define retain self
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern {
  [newLantern retain];
  lantern = newLantern;
}
- (void)dealloc { NSLog(@"Keeper: off home"); }
@end
