@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  theKey = nil;
  return [self retain];
}
@end
