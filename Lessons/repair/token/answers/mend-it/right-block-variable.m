@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier = nil;
  static dispatch_once_t built = 0;
  dispatch_block_t build = ^{ pier = [Pier new]; };
  dispatch_once(&built, build);
  return pier;
}
@end
