@implementation GuestKey
- (void)dealloc {
  theKey = nil;
}
@end
