// mistake=none
@implementation Pier
+ (Pier *)mainPier { static Pier *pier = nil; static dispatch_once_t built = 0; dispatch_once(&built, ^{ pier = [Pier mainPier]; }); return pier; }
@end
