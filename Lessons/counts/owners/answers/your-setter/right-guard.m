@implementation Reader
- (void)setBook:(Book *)newBook {
  if (newBook == book) return;
  [newBook retain];
  [book autorelease];
  book = newBook;
}
- (void)dealloc {
  [book autorelease];
  [super dealloc];
}
@end
