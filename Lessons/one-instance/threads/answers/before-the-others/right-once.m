@implementation River
+ (void)initialize {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theRiver = [[River alloc] init]; });
}
@end
