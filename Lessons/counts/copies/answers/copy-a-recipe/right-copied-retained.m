@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[[self class] allocWithZone:zone] initNamed:name] autorelease];
  [other->steps addObjectsFromArray:steps];
  return [other retain];
}
@end
