@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[Recipe alloc] initNamed:name];
  for (id s in steps) [other addStep:s];
  return other;
}
@end
