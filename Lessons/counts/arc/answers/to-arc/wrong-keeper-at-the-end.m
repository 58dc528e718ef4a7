// mistake=none
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)dealloc { NSLog(@"goodbye says the Keeper"); }
@end
