// mistake=none
@implementation Reader
- (void)setBook:(Book *)newBook { if (newBook == nil) { [book release]; return; } [newBook retain]; [book release]; book = newBook; }
- (void)dealloc { [book release]; [super dealloc]; }
@end
