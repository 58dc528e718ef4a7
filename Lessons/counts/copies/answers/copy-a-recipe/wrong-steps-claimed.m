// mistake=none
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  [other->steps addObjectsFromArray:[steps retain]];
  return other;
}
@end
