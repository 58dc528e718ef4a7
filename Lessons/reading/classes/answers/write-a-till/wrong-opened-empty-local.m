@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *till = [[self alloc] init];
  int coins = amount; coins++;
  return till;
}
- (void)add:(int)amount { coins += amount; }
- (int)total { return coins; }
@end
