@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  return nil;
}
@end
