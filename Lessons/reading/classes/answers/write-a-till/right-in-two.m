//> mrc
@implementation Till
+ (Till *)newTillWith:(int)amount {
  Till *till = [[self alloc] init];
  [till add:amount];
  return till;
}
@end
//> mrc
@implementation Till
- (void)add:(int)amount { coins += amount; }
- (int)total { return coins; }
@end
//> mrc
Till *mine = [Till newTillWith:4];
//> mrc
[mine total]
