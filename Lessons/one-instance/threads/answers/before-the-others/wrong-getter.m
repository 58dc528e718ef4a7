@implementation River
+ (void)initialize { }
+ (River *)river {
  if (theRiver == nil) theRiver = [[River alloc] init];
  return theRiver;
}
@end
