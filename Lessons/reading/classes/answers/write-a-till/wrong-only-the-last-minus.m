@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *till = [[self alloc] init];
  [till add:amount];
  return till;
}
- (void)add:(int)amount { coins =+ amount; }
- (int)total { return coins; }
@end
