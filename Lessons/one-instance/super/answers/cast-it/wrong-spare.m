@implementation Bell
+ (Bell *)townBell {
  static int asked = 0;
  if (asked++ == 4) [[super allocWithZone:NULL] init];
  if (theBell == nil) theBell = [[super allocWithZone:NULL] init];
  return theBell;
}
@end
