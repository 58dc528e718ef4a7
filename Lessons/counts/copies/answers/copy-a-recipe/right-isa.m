@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  id other = [[[self class] alloc] initNamed:name];
  for (NSString *step in steps) [other addStep:step];
  return other;
}
@end
