@implementation River
+ (River *)river {
  if (!theRiver) { theRiver = [River new]; }
  return theRiver;
}
@end
