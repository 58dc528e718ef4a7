@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier = nil;
  static dispatch_once_t built = 0;
  dispatch_once(&built, ^{ });
  if (pier == nil) pier = [Pier new];
  return pier;
}
@end
