@implementation Bell
+ (Bell *)townBell {
  static int asked = 0;
  if (theBell == nil || asked++ == 3) theBell = [[super allocWithZone:NULL] init];
  return theBell;
}
@end
