@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)finalize { NSLog(@"Keeper: off home"); }
@end
