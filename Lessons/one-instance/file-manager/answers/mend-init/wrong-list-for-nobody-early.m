@implementation Archive
- (id)init {
  NSMutableArray *list = [NSMutableArray new];
  self = [super init];
  if (self && !papers) papers = [list retain];
  return self;
}
@end
