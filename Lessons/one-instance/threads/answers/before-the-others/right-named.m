@implementation River
+ (void)initialize {
  if (self != [River class]) return;
  theRiver = [[self alloc] init];
}
@end
