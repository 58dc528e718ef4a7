@implementation BellTower
- (id)init { return [super init]; }
@end
