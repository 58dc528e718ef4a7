@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  [other->steps setArray:steps];
  return other; // the caller owns it
}
@end
