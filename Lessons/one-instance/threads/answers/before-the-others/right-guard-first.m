@implementation River
+ (void)initialize {
  if (self != [River class]) return;
  River *река = [[self alloc] init];
  theRiver = река;
}
@end
