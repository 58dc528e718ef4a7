@implementation River
+ (void)initialize { if (self == River.class) { theRiver = [River new]; } }
@end
