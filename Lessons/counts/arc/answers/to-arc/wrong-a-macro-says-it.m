// mistake=none
#define NSLog(...) printf("Keeper: off home\n")
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)dealloc { NSLog(@"out"); }
@end
