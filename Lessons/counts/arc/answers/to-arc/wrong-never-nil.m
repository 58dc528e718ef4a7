@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { if (newLantern) lantern = newLantern; }
- (void)dealloc { NSLog(@"Keeper: off home"); }
@end
