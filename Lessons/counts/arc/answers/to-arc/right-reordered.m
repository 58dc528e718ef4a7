@implementation Keeper
- (void)dealloc { NSLog(@"%@", @"Keeper: off home"); }
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
@end
