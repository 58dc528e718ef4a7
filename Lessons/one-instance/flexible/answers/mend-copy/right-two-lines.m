@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  [self retain];
  return self;
}
@end
