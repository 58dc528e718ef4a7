// mistake=none
@implementation Reader
- (void)setBook:(Book *)newBook { [newBook retain]; [book release]; book = newBook; }
- (void)dealloc { [super dealloc]; [book release]; }
@end
