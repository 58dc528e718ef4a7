@interface Reader ()
@property (retain) Book *book;
@end
@implementation Reader
@synthesize book = book;
- (void)dealloc { self.book = nil; [super dealloc]; }
@end
