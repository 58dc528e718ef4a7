@implementation GuestKey
- (void)dealloc {
  [super dealloc];
  if ([theKey isEqual:self]) theKey = nil;
}
@end
