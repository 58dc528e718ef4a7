@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  theKey = self;
  return [self retain];
}
@end
