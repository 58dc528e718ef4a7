@implementation Archive
- (id)init {
  self = [super init];
  if (self) {
    if (papers == nil) papers = [[NSMutableArray alloc] init];
    [papers removeAllObjects];
  }
  return self;
}
@end
