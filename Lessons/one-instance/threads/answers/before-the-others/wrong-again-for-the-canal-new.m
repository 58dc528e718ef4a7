@implementation River
+ (void)initialize { [theRiver release]; theRiver = [River new]; }
@end
