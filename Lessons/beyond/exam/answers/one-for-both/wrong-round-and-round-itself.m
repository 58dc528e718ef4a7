@implementation Crane
+ (id)sharedCrane { return [self sharedCrane]; }
+ (id)allocWithZone:(NSZone *)zone { return [super allocWithZone:zone]; }
@end
@implementation FloatingCrane
@end
