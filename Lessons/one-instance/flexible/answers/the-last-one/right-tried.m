//> mrc
@implementation GuestKey
- (void)dealloc {
  if (theKey == self) theKey = nil;
  [super dealloc];
}
@end
//> mrc
Key *k = [GuestKey masterKey];
//> mrc
[k release];
//> mrc
[GuestKey masterKey]
