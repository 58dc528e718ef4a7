@implementation River
+ (void)initialize {
  if ([NSStringFromClass(self) isEqualToString:@"River"]) theRiver = [[River alloc] init];
}
@end
