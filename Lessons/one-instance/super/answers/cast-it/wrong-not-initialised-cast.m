@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = (Bell *)[super allocWithZone:nil];
  return theBell;
}
@end
