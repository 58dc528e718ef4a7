// mistake=none
static NSLock *l; l = [NSLock new];
@implementation FogBell
+ (FogBell *)sharedBell { static FogBell *bell = nil; [l lock]; if (bell) return bell; bell = [FogBell new]; [l unlock]; return bell; }
@end
