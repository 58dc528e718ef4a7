@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = NSCopyObject(self, 0, zone);
  other->steps = [steps mutableCopy];
  return other;
}
@end
