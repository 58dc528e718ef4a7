// mistake=none
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:[name retain]];
  [other->steps addObjectsFromArray:steps];
  return other;
}
@end
