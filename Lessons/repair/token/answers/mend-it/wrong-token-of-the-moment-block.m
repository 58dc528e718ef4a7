@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier = nil;
  __block dispatch_once_t built = 0;
  dispatch_once(&built, ^{
    pier = [Pier new];
  });
  return pier;
}
@end
