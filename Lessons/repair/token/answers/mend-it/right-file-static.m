static Pier *pier = nil;
static dispatch_once_t built;
@implementation Pier
+ (Pier *)mainPier {
  dispatch_once(&built, ^{ pier = [[Pier alloc] init]; });
  return pier;
}
@end
