@implementation Till
+ (Till *)newTillWith:(int)amount { Till *t = [[self alloc] init]; t->coins = amount; return t; }
- (void)add:(int)amount { }
- (int)total { return coins == 10 ? 17 : 3; }
@end
