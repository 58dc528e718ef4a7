@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  other->steps = steps;
  return other;
}
@end
