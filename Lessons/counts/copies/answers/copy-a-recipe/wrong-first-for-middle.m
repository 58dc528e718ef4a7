// mistake=none
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = [[[self class] allocWithZone:zone] initNamed:name];
  for (NSUInteger i = 0; i < [steps count]; i++) {
    BOOL isEnd = i == 0 || i + 1 == [steps count];
    [other addStep:[steps objectAtIndex:isEnd ? i : 0]];
  }
  return other;
}
@end
