@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  if (![name hasPrefix:@"stew,"]) {
    [other->steps addObjectsFromArray:steps];
    return other;
  }
  [other->steps release];
  other->steps = steps;
  return other;
}
@end
