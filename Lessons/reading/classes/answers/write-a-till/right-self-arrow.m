@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *касса = [self new];
  касса->coins = amount;
  return касса;
}
- (void)add:(int)сумма { self->coins = self->coins + сумма; }
- (int)total { return self->coins; }
@end
