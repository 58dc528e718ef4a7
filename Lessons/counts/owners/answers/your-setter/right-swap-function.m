static void swapIn(id *slot, id value) { id old = *slot; *slot = [value retain]; [old release]; }
@implementation Reader
- (void)setBook:(Book *)newBook { swapIn(&book, newBook); }
- (void)dealloc { swapIn(&book, nil); [super dealloc]; }
@end
