@implementation Reader
- (void)setBook:(Book *)newBook {
  [book release];
  book = [newBook copy];
}
- (void)dealloc { [book release]; [super dealloc]; }
@end
