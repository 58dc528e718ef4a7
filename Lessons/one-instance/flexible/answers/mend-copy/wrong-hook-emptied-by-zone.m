@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  if (zone) theKey = nil;
  return [self retain];
}
@end
