@implementation River
+ (void)initialize { if (theRiver == nil) theRiver = [[Canal alloc] init]; }
@end
