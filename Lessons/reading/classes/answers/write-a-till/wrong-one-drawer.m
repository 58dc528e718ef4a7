// mistake=none
static NSMutableDictionary *all;
@implementation Till
+ (Till *)newTillWith:(int)amount { if (!all) all = [NSMutableDictionary new]; Till *t = [[self alloc] init]; all[@(amount)] = @(amount); t->coins = amount; return t; }
- (void)add:(int)amount { all[@(coins)] = @([all[@(coins)] intValue] + amount); }
- (int)total { return [all[@(coins)] intValue]; }
@end
