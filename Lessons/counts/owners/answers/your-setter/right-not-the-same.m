@implementation Reader
- (void)setBook:(Book *)newBook {
  if (book != newBook) {
    [book release];
    book = [newBook retain];
  }
}
- (void)dealloc {
  [book release];
  book = nil;
  [super dealloc];
}
@end
