@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *t = [[Till alloc] init];
  t->coins = amount;
  return t;
}
- (void)add:(int)more { coins = coins + more; }
- (int)total { return self->coins; }
@end
