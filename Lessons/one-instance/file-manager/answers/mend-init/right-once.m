@implementation Archive
- (id)init {
  static dispatch_once_t token;
  self = [super init];
  dispatch_once(&token, ^{ papers = [[NSMutableArray alloc] init]; });
  return self;
}
@end
