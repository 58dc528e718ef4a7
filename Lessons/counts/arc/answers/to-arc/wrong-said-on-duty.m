@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; NSLog(@"Keeper: off home"); }
@end
