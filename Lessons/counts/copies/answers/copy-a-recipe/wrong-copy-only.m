@implementation Recipe
- (id)copy {
  Recipe *other = [[[self class] alloc] initNamed:name];
  [other->steps addObjectsFromArray:steps];
  return other;
}
@end
