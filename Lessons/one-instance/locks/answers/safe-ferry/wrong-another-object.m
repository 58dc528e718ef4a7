@implementation Ferry
+ (Ferry *)ferry {
  @synchronized([[NSObject new] autorelease]) {
    if (!theFerry) theFerry = [[Ferry alloc] init];
  }
  return theFerry;
}
@end
