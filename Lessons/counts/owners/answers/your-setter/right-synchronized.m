@implementation Reader
- (void)setBook:(Book *)newBook {
  @synchronized(self) {
    [newBook retain];
    [book release];
    book = newBook;
  }
}
- (void)dealloc { [book release]; book = nil; [super dealloc]; }
@end
