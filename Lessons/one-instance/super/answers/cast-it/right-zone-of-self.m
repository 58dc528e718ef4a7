//> mrc
@implementation Bell
+ (Bell *)townBell {
  if (theBell == nil) theBell = [[super allocWithZone:[self zone]] init];
  return theBell;
}
@end
//> mrc
Bell *one = [Bell townBell];
//> mrc
Bell *two = [[Bell alloc] init];
//> mrc
one == two
