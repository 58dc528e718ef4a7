@implementation GuestKey
- (void)dealloc {
  [theKey release];
  [super dealloc];
}
@end
