@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  return theLighthouse ?: (theLighthouse = [[super allocWithZone:nil] init]);
}
+ (id)alloc { return [self allocWithZone:nil]; }
+ (id)allocWithZone:(NSZone *)zone { return [Lighthouse.sharedLighthouse retain]; }
- (id)copy { return [self copyWithZone:NULL]; }
- (id)copyWithZone:(NSZone *)zone { return [theLighthouse retain]; }
@end
