//> mrc
@implementation Archive
- (id)init {
  self = [super init];
  if (self && papers == nil) papers = [[NSMutableArray alloc] init];
  return self;
}
@end
//> mrc
[[Archive theArchive] file:@"x"];
//> mrc
[[[Archive alloc] init] count]
