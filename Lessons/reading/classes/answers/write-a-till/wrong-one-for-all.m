static int coinsOfAll = 0;
@implementation Till
+ (Till *)newTillWith:(int)amount { coinsOfAll = amount; return [[self alloc] init]; }
- (void)add:(int)amount { coinsOfAll += amount; }
- (int)total { return coinsOfAll; }
@end
