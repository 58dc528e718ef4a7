@implementation River
+ (void)initialize {
  if ([self isEqual:[River class]]) {
    // once, before anybody
    theRiver = [[River allocWithZone:NULL] init];
  }
}
@end
