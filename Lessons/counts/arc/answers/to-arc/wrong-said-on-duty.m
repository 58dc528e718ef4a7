@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; NSLog(@"the keeper goes home"); }
@end
