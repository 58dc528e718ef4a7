@implementation Archive
- (id)init {
  if ((self = [super init]) && !papers)
    papers = [[NSMutableArray array] retain];
  return self;
}
@end
