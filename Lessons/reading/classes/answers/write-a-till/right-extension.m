@interface Till ()
- (id)initWith:(int)amount;
@end
@implementation Till
- (id)initWith:(int)amount { if ((self = [super init])) coins = amount; return self; }
+ (Till *)newTillWith:(int)amount { return [[Till alloc] initWith:amount]; }
- (void)add:(int)amount { for (int i = 0; i < amount; i++) coins++; }
- (int)total { int all = coins; return all; }
@end
