@implementation BellTower
+ (Class)class { return [Tower class]; }
@end
