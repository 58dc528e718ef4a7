@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [self townBell];
  return theBell;
}
@end
