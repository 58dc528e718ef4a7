@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] init];
  if (other != nil) {
    other->name = [name copyWithZone:zone];
    other->steps = [steps mutableCopyWithZone:zone];
  }
  return other;
}
@end
