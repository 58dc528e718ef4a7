@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [[[super allocWithZone:NULL] init] autorelease];
  return theBell;
}
@end
