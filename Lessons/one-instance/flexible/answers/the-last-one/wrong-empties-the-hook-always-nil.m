@implementation GuestKey
- (void)dealloc {
  theKey = nil;
  [super dealloc];
}
@end
