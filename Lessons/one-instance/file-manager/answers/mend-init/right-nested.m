@implementation Archive
- (id)init {
  self = [super init];
  if (self) {
    if (!papers) { papers = [NSMutableArray new]; }
  }
  return self;
}
@end
