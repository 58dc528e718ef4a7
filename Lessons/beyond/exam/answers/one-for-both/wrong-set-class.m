@implementation Crane
+ (id)sharedCrane {
  if (theCrane == nil) theCrane = [[super allocWithZone:NULL] init];
  if (self == [FloatingCrane class]) {
    if (theFloatingCrane == nil) {
      theFloatingCrane = [[super allocWithZone:NULL] init];
      object_setClass(theFloatingCrane, [FloatingCrane class]);
    }
    return theFloatingCrane;
  }
  return theCrane;
}
@end
@implementation FloatingCrane
@end
