@implementation Archive
- (id)init {
  if (!(self = [super init])) return nil;
  papers = papers ?: [[NSMutableArray alloc] initWithCapacity:4];
  return self;
}
@end
