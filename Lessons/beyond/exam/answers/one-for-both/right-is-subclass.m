@implementation Crane
+ (id)made { return [[super allocWithZone:NULL] init]; }
+ (id)sharedCrane { if (!theCrane) theCrane = [Crane made]; return theCrane; }
+ (id)allocWithZone:(NSZone *)zone { return [self sharedCrane]; }
@end
@implementation FloatingCrane
+ (id)sharedCrane { if (!theFloatingCrane) theFloatingCrane = [FloatingCrane made]; return theFloatingCrane; }
@end
