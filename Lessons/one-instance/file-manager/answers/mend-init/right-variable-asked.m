@implementation Archive
- (instancetype)init {
  if (onlyArchive) return self;
  if ((self = [super init])) papers = [NSMutableArray new];
  return self;
}
@end
