@implementation GuestKey
- (void)dealloc {
  @synchronized([Key class]) { theKey = nil; }
  [super dealloc];
}
@end
