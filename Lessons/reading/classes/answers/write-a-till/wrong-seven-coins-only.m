@implementation Till
+ (Till *)newTillWith:(int)amount { Till *till = [[self alloc] init]; [till add:amount]; return till; }
- (void)add:(int)amount { static int n; if (n++ < 7) coins += amount; }
- (int)total { return coins; }
@end
