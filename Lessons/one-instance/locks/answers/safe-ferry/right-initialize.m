@implementation Ferry
+ (void)initialize {
  if (self == [Ferry class] && theFerry == nil) theFerry = [[Ferry alloc] init];
}
+ (Ferry *)ferry { return theFerry; }
@end
