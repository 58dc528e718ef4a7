@implementation River
+ (void)initialize { if (self == [River class]) theRiver = [[[River alloc] init] retain]; }
@end
