@implementation Pier
+ (Pier *)mainPier {
  static Pier *pier = nil;
  @synchronized(self) { if (pier == nil) pier = [Pier new]; }
  return pier;
}
@end
