@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  [other->steps release];
  other->steps = [[NSMutableArray alloc] initWithArray:steps];
  return other;
}
@end
