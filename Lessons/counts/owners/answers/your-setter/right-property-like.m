@implementation Reader
- (void)setBook:(Book *)b {
  if (b != book) {
    Book *before = book;
    book = [b retain];
    [before release];
  }
}
- (void)dealloc {
  if (book != nil) [book release];
  [super dealloc];
}
@end
