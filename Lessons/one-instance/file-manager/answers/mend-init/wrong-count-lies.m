@implementation Archive
- (id)init {
  self = [super init];
  papers = [[NSMutableArray alloc] init];
  return self;
}
- (int)count { return 2; }
@end
