@implementation GuestKey
- (void)dealloc {
  Key *theKey = nil;
  theKey = self;
  [super dealloc];
}
@end
