@implementation Reader
- (void)setBook:(Book *)newBook {
  id held = [newBook retain];
  id gone = book;
  book = held;
  if (gone != nil) [gone release];
}
- (void)dealloc { Book *последняя = book; book = nil; [последняя release]; [super dealloc]; }
@end
