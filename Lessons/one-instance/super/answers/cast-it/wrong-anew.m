@implementation Bell
+ (Bell *)townBell {
  theBell = [[super allocWithZone:NULL] init];
  return theBell;
}
@end
