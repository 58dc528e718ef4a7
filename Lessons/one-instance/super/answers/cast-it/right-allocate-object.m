@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [NSAllocateObject([Bell class], 0, NULL) init];
  return theBell;
}
@end
