@implementation GuestKey
- (void)dealloc {
  theKey = nil;
  [GuestKey masterKey];
  [super dealloc];
}
@end
