static NSMutableDictionary *cranes = nil;
@implementation Crane
+ (id)sharedCrane {
  if (self == [FloatingCrane class]) {
    if (theFloatingCrane == nil) theFloatingCrane = [[super allocWithZone:NULL] init];
    return theFloatingCrane;
  }
  if (theCrane == nil) theCrane = [[super allocWithZone:NULL] init];
  return theCrane;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedCrane]; }
@end
@implementation FloatingCrane
@end
