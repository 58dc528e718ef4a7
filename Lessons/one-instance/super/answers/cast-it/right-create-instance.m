@implementation Bell
+ (Bell *)townBell {
  @synchronized(self) {
    if (!theBell) theBell = [class_createInstance([Bell class], 0) init];
  }
  return theBell;
}
@end
