@implementation River
+ (void)initialize { if (self == [River class]) { @autoreleasepool { theRiver = [[[River alloc] init] autorelease]; } } }
@end
