@interface Till ()
- (id)initWith:(int)amount;
@end
@implementation Till
- (id)initWith:(int)amount {
  if ((self = [super init])) { coins = amount; }
  return self;
}
+ (Till *)newTillWith:(int)amount { return [[self alloc] initWith:amount]; }
- (void)add:(int)amount { coins += amount; }
- (int)total { return coins; }
@end
