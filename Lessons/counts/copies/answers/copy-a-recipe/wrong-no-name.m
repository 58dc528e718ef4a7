@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] init];
  [other->steps addObjectsFromArray:steps];
  return other;
}
@end
