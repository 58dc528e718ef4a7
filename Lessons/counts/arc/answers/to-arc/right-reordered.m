@implementation Keeper
- (void)dealloc { NSLog(@"%@", @"the keeper goes home"); }
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
@end
