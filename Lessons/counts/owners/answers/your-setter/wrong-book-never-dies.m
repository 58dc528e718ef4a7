@implementation Book (Alive)
- (oneway void)release { }
@end
@implementation Reader
- (void)setBook:(Book *)newBook { book = newBook; }
- (void)dealloc { [super dealloc]; }
@end
