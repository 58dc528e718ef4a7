@implementation River
+ (void)load { theRiver = [[River alloc] init]; }
@end
