@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [Bell new];
  return theBell;
}
@end
