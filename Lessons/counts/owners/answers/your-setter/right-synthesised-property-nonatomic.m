@interface Reader ()
@property (nonatomic, retain) Book *book;
@end
@implementation Reader
@synthesize book;
- (void)dealloc { [book release]; [super dealloc]; }
@end
