@interface Keeper ()
@property (nonatomic, strong) Lantern *held;
@end
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { self.held = lantern = newLantern; }
- (void)dealloc { NSLog(@"%@", @"Keeper: off home"); }
@end
