static FogBell *колокол;
@implementation FogBell
+ (void)initialize { if (self == [FogBell class]) колокол = [[self alloc] init]; }
+ (FogBell *)sharedBell { return колокол; }
@end
