@implementation Crane
+ (id)sharedCrane {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ theCrane = [[super allocWithZone:NULL] init]; });
  return theCrane;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self != [Crane class]) return [super allocWithZone:zone];
  return [Crane sharedCrane];
}
@end
@implementation FloatingCrane
+ (id)sharedCrane {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ theFloatingCrane = [[super allocWithZone:NULL] init]; });
  return theFloatingCrane;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self != [FloatingCrane class]) return [super allocWithZone:zone];
  return [FloatingCrane sharedCrane];
}
@end
