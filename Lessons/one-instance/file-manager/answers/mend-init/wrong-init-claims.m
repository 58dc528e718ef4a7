@implementation Archive
- (id)init { self = [super init]; if (self && papers == nil) papers = [[NSMutableArray alloc] init]; return [self retain]; }
@end
