@implementation GuestKey
- (void)dealloc {
  BOOL висит = (theKey == self);
  if (висит) { theKey = NULL; }
  [super dealloc];
}
@end
