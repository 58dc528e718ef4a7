@implementation Archive
- (id)init {
  self = [super init];
  if (papers) return nil;
  papers = [[NSMutableArray alloc] init];
  return self;
}
@end
