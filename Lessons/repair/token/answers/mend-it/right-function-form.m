static Pier *pier;
static void build(void *context) { pier = [Pier new]; }
@implementation Pier
+ (Pier *)mainPier {
  static dispatch_once_t built;
  dispatch_once_f(&built, NULL, build);
  return pier;
}
@end
