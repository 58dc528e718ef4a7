@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
@end
