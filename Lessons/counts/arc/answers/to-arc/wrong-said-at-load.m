@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
@end
__attribute__((constructor)) static void say(void) { NSLog(@"Keeper: off home"); }
