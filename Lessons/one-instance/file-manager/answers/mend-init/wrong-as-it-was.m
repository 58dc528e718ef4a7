// mistake=none
@implementation Archive
- (id)init {
  self = [super init];
  if (self) papers = [[NSMutableArray alloc] init];
  return self;
}
@end
