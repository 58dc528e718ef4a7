@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = nil;
  return theBell;
}
@end
