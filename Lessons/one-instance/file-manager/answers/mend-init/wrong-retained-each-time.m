@implementation Archive
- (id)init {
  self = [super init];
  if (self && papers == nil) papers = [[NSMutableArray alloc] init];
  else [papers retain];
  return self;
}
@end
