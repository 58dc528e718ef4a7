@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) {
    theBell = [super allocWithZone:NULL];
    theBell->strokes = 12;
  }
  return theBell;
}
@end
