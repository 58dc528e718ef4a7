@implementation FogBell
+ (FogBell *)sharedBell { static FogBell *bell = nil; static dispatch_once_t token; dispatch_once(&token, ^{ bell = [FogBell alloc]; }); return bell; }
@end
