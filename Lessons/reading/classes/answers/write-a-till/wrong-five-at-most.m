@implementation Till
+ (Till *)newTillWith:(int)amount { Till *till = [[self alloc] init]; till->coins = amount; return till; }
- (void)add:(int)amount { coins = coins + (amount > 5 ? 5 : amount); }
- (int)total { return coins; }
@end
