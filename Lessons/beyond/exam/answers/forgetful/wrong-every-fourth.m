@implementation FogBell
+ (FogBell *)sharedBell { static FogBell *bell = nil; static int n; if (n++ % 4 == 0) bell = [FogBell new]; return bell; }
@end
