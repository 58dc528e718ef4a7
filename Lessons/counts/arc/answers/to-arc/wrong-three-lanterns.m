@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { static int n; if (n++ < 3) lantern = newLantern; }
- (void)dealloc { NSLog(@"Keeper: off home"); }
@end
