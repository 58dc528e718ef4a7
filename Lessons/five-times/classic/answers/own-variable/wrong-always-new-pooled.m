@implementation BellTower
+ (id)shared { return [[[self alloc] init] autorelease]; }
@end
