@implementation Reader
- (void)setBook:(Book *)newBook {
  [book autorelease];
  book = [newBook retain];
}
- (void)dealloc {
  [book release];
  [super dealloc];
}
@end
