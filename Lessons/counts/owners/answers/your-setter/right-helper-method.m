@interface Reader (Giving)
- (void)giveBack;
@end
@implementation Reader
- (void)giveBack { [book autorelease]; book = nil; }
- (void)setBook:(Book *)newBook { [newBook retain]; [self giveBack]; book = newBook; }
- (void)dealloc { [self giveBack]; [super dealloc]; }
@end
