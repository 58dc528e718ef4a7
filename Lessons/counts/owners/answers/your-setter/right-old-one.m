@implementation Reader
- (void)setBook:(Book *)newBook {
  Book *old = book;
  book = [newBook retain];
  [old release]; // last
}
- (void)dealloc {
  [self setBook:nil];
  [super dealloc];
}
@end
