@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier = nil;
  static dispatch_once_t built;
  if (pier == nil) pier = [Pier new];
  dispatch_once(&built, ^{ [pier retain]; [pier release]; });
  return pier;
}
@end
