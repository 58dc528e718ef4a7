// mistake=none
@implementation Archive
- (id)init { return [super init]; }
- (void)file:(NSString *)paper {
  if (papers == nil) papers = [[NSMutableArray alloc] init];
  [papers addObject:paper];
}
@end
