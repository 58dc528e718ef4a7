// mistake=none
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  for (NSString *s in steps) {
    if (![other->steps containsObject:s]) [other->steps addObject:s];
  }
  return other;
}
@end
