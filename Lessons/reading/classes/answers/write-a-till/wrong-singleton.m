static Till *only;
@implementation Till
+ (Till *)newTillWith:(int)amount { if (!only) only = [[self alloc] init]; [only add:amount]; return only; }
- (void)add:(int)amount { coins += amount; }
- (int)total { return coins; }
@end
