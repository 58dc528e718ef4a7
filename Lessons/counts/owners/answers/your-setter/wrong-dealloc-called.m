@implementation Reader
- (void)setBook:(Book *)newBook {
  if (newBook == book) return;
  [book dealloc];
  book = [newBook retain];
}
- (void)dealloc { [book dealloc]; [super dealloc]; }
@end
