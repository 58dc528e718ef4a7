@implementation Bell
+ (Bell *)townBell {
  if (!theBell) {
    theBell = [super allocWithZone:nil];
    theBell = [theBell init];
  }
  return theBell;
}
@end
