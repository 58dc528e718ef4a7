@implementation Reader
- (void)setBook:(Book *)newBook {
  if (newBook == book) return;
  book = [newBook retain];
}
- (void)dealloc {
  [book release];
  [super dealloc];
}
@end
