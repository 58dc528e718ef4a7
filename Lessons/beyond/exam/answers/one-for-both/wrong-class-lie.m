@implementation Crane
+ (id)sharedCrane {
  if (theCrane == nil) theCrane = [[super allocWithZone:NULL] init];
  return theCrane;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedCrane]; }
@end
@implementation FloatingCrane
- (Class)class { return [FloatingCrane class]; }
@end
