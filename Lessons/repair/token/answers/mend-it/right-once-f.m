static void makePier(void *slot) { *(Pier **)slot = [[Pier alloc] init]; }
@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier; static dispatch_once_t built;
  dispatch_once_f(&built, &pier, makePier);
  return pier;
}
@end
