@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [[[super allocWithZone:NULL] init] init];
  return theBell;
}
@end
