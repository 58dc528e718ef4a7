// mistake=none
@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) {
    theBell = [[super allocWithZone:NULL] init];
    theBell->strokes = 0;
  }
  return theBell;
}
@end
