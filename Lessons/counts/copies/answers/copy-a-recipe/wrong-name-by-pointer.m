@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] init];
  other->name = name;
  other->steps = [steps mutableCopy];
  return other;
}
@end
