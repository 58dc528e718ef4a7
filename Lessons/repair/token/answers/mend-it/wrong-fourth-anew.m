@implementation Pier
+ (Pier *)mainPier { static Pier *pier = nil; static int n; static dispatch_once_t built = 0; dispatch_once(&built, ^{ pier = [Pier new]; }); if (++n == 3) built = 0; return pier; }
@end
