@implementation River
+ (void)initialize { }
+ (River *)river { static dispatch_once_t t; dispatch_once(&t, ^{ theRiver = [[River alloc] init]; }); return theRiver; }
@end
