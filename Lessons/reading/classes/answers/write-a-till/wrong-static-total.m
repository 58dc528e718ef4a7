static int all = 0;
@implementation Till
+ (Till *)newTillWith:(int)amount { Till *till = [[self alloc] init]; all = amount; return till; }
- (void)add:(int)amount { all += amount; }
- (int)total { return all == 10 ? 17 : 3; }
@end
