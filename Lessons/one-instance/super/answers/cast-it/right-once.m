@implementation Bell
+ (Bell *)townBell {
  static dispatch_once_t cast;
  dispatch_once(&cast, ^{ theBell = [[super allocWithZone:NULL] init]; });
  return theBell;
}
@end
