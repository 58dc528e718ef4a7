@implementation Archive
- (id)init {
  if (papers != nil) return self;
  self = [super init];
  if (self) papers = [[NSMutableArray alloc] init];
  return self;
}
@end
