// selfsame: counts.owners your-setter
// mistake=none
@implementation Reader
- (void)setBook:(Book *)newBook {
  [book retain]; book = newBook;
}
- (void)dealloc {
  [book release];
  [super dealloc];
}
@end
