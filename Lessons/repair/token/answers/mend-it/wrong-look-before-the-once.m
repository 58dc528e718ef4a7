// mistake=none
@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier = nil;
  static dispatch_once_t built = 0;
  if (pier != nil) return pier;
  dispatch_once(&built, ^{
    pier = [Pier new];
  });
  return pier;
}
@end
