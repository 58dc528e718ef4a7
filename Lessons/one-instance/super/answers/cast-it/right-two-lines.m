@implementation Bell
+ (Bell *)townBell {
  if (theBell != nil) return theBell;
  Bell *сырой = [super allocWithZone:NSDefaultMallocZone()];
  return theBell = [сырой init];
}
@end
