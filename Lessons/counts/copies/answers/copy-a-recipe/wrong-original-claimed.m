// mistake=none
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[[self retain] class] allocWithZone:zone] initNamed:name];
  [other->steps addObjectsFromArray:steps];
  return other;
}
@end
