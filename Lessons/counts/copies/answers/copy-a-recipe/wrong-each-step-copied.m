// mistake=none
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  for (NSString *s in steps) [other->steps addObject:[s copy]];
  return other;
}
@end
