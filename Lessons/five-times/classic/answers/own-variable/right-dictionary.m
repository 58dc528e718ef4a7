static NSMutableDictionary *towers;
@implementation BellTower
+ (id)shared {
  if (towers == nil) towers = [NSMutableDictionary new];
  id mine = [towers objectForKey:@"bells"];
  if (mine == nil) {
    mine = [[[BellTower alloc] init] autorelease];
    [towers setObject:mine forKey:@"bells"];
  }
  return mine;
}
@end
