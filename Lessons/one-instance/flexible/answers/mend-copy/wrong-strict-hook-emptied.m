@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  if ([self class] == [Key class]) theKey = nil;
  return [self retain];
}
@end
