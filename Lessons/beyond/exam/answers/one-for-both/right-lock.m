@implementation Crane
+ (id)sharedCrane {
  @synchronized([NSObject class]) {
    if (!theCrane) theCrane = [[super allocWithZone:NULL] init];
    return theCrane;
  }
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [Crane class]) return [self sharedCrane];
  return [super allocWithZone:zone];
}
@end
@implementation FloatingCrane
+ (id)sharedCrane {
  if (theFloatingCrane == nil) {
    theFloatingCrane = [[super allocWithZone:NULL] init];
  }
  return theFloatingCrane;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [FloatingCrane class]) return [self sharedCrane];
  return [super allocWithZone:zone];
}
@end
