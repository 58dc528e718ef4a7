@implementation Archive
- (id)init {
  if (self == onlyArchive && papers) return self;
  if ((self = [super init])) papers = [NSMutableArray new];
  return self;
}
@end
