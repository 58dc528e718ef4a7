@implementation Reader
- (void)setBook:(Book *)newBook {
  [newBook retain];
  book = newBook;
}
- (void)dealloc { [book release]; [super dealloc]; }
@end
