@implementation Recipe
- (instancetype)copyWithZone:(NSZone *)zone {
  Class kind = object_getClass(self);
  Recipe *рецепт = [[kind alloc] initNamed:[self name]];
  for (NSString *шаг in steps) { [рецепт addStep:шаг]; }
  return рецепт;
}
@end
