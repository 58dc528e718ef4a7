@implementation GuestKey
- (void)dealloc
{
#if 1
  theKey = (theKey == self) ? nil : theKey;
#else
  } this never compiles {
#endif
  [super dealloc];
}
@end
