@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) { Bell *raw = class_createInstance(self, 0); theBell = [raw init]; }
  return theBell;
}
@end
