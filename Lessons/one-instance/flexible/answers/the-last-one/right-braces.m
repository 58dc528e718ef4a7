@implementation GuestKey
- (void)dealloc {
  if (self == theKey) {
    theKey = NULL; // the hook is empty
  }
  [super dealloc];
}
@end
