// mistake=none
@implementation Pier
+ (Pier *)mainPier { __block Pier *pier = nil; static dispatch_once_t built = 0; dispatch_once(&built, ^{ pier = [Pier new]; }); return pier; }
@end
