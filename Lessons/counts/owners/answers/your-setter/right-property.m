@interface Reader ()
@property (nonatomic, retain) Book *kept;
@end
@implementation Reader
@synthesize kept = book;
- (void)setBook:(Book *)newBook { self.kept = newBook; }
- (void)dealloc { self.kept = nil; [super dealloc]; }
@end
