@implementation Reader
- (void)setBook:(Book *)newBook {
  [book release];
  book = nil;
  [newBook retain];
  book = newBook;
}
- (void)dealloc { [book release]; [super dealloc]; }
@end
