@implementation River
+ (void)initialize {
  static dispatch_once_t раз;
  dispatch_once(&раз, ^{ theRiver = [[River alloc] init]; });
}
@end
