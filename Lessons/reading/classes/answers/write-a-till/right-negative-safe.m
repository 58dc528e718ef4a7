@implementation Till
- (int)total { return coins; }
- (void)add:(int)сколько { coins = [self total] + сколько; }
+ (Till *)newTillWith:(int)amount {
  Till *till = [[Till alloc] init];
  [till add:amount];
  return till;
}
@end
