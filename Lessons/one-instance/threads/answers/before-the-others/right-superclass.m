@implementation River
+ (void)initialize {
  if ([self superclass] == [NSObject class]) { theRiver = [[self alloc] init]; }
}
@end
