@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)dealloc { exit(0); }
@end
