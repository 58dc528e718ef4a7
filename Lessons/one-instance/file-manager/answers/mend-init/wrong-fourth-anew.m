@implementation Archive
- (id)init { static int n; self = [super init]; if (self && n++ % 4 == 0) papers = [[NSMutableArray alloc] init]; return self; }
@end
