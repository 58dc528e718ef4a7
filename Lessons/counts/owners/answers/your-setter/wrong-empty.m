// mistake=none
@implementation Reader
- (void)setBook:(Book *)newBook { }
- (void)dealloc { [super dealloc]; }
@end
