static Lantern *g;
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { g = newLantern; }
- (Lantern *)lantern { return g; }
- (void)dealloc { g = nil; NSLog(@"Keeper: off home"); }
@end
