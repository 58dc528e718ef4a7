@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *till = [self new];
  [till add:amount];
  return till;
}
- (int)total { return coins; }
- (void)add:(int)amount { int now = coins; now += amount; coins = now; }
@end
