@implementation Archive
- (id)init {
  self = [super init];
  if (self) papers = papers ? [papers mutableCopy] : [[NSMutableArray alloc] init];
  return self;
}
@end
