@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)finalize { NSLog(@"the keeper goes home"); }
@end
