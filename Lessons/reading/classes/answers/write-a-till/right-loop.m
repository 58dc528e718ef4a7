@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *till = [[self alloc] init];
  for (int i = 0; i < amount; i++) [till add:1];
  return till;
}
- (void)add:(int)amount { while (amount-- > 0) coins++; }
- (int)total { return coins; }
@end
