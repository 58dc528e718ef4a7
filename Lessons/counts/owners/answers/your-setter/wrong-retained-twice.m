@implementation Reader
- (void)setBook:(Book *)newBook {
  [newBook retain];
  [book release];
  book = [newBook retain];
}
- (void)dealloc { [book release]; [super dealloc]; }
@end
