@implementation River
- (void)initialize { theRiver = [[River alloc] init]; }
@end
