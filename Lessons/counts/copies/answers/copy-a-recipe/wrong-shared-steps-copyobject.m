@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *other = NSCopyObject(self, 0, zone);
  [name retain];
  [steps retain];
  return other;
}
@end
