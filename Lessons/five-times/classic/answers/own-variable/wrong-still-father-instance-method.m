@implementation BellTower
- (id)shared { static id mine; if (mine == nil) mine = [[[self class] alloc] init]; return mine; }
@end
