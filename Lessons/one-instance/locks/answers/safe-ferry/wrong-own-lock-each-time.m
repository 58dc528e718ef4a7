@implementation Ferry
+ (Ferry *)ferry {
  @synchronized([[[NSObject alloc] init] autorelease]) {
    if (theFerry == nil) theFerry = [[Ferry alloc] init];
    return theFerry;
  }
}
@end
