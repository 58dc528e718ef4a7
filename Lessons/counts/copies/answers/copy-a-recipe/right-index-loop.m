@implementation Recipe
- (instancetype)copyWithZone:(NSZone *)z {
  Recipe *twin = [[[self class] allocWithZone:z] initNamed:[self name]];
  NSUInteger i;
  for (i = 0; i < [steps count]; i++) [twin addStep:[steps objectAtIndex:i]];
  return twin;
}
@end
