// mistake=none
@implementation Reader
- (void)setBook:(Book *)newBook {
  [newBook retain];
  [book release];
}
- (void)dealloc {
  [book release];
  [super dealloc];
}
@end
