@implementation River
+ (void)initialize { if (self == [Canal class]) theRiver = [[River alloc] init]; }
@end
