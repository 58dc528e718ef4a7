@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [[self alloc] init];
  return theBell;
}
@end
