@implementation Crane
+ (id)sharedCrane { if (theCrane == nil) theCrane = [[super allocWithZone:NULL] init]; return theCrane; }
+ (id)allocWithZone:(NSZone *)zone { if (self == [Crane class]) return [self sharedCrane]; return [super allocWithZone:zone]; }
@end
@implementation FloatingCrane
+ (id)sharedCrane { static int n; if (theFloatingCrane == nil || ++n > 4) theFloatingCrane = [[super allocWithZone:NULL] init]; return theFloatingCrane; }
+ (id)allocWithZone:(NSZone *)zone { if (self == [FloatingCrane class]) return [self sharedCrane]; return [super allocWithZone:zone]; }
@end
