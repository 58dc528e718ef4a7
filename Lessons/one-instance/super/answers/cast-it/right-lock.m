@implementation Bell
+ (Bell *)townBell {
  @synchronized([NSObject class]) {
    if (theBell != nil) return theBell;
    return theBell = [[super allocWithZone: NSDefaultMallocZone()] init];
  }
}
@end
