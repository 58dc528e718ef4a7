@implementation GuestKey
- (void)dealloc {
  if (theKey != self) theKey = nil;
  [super dealloc];
}
@end
