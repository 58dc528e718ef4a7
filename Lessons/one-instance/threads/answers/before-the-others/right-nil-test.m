@implementation River
+ (void)initialize {
  if (theRiver == nil) theRiver = [[River alloc] init];
}
@end
