@implementation GuestKey
- (void)dealloc {
  Key **hook = &theKey;
  if (*hook == self) *hook = nil;
  [super dealloc];
}
@end
