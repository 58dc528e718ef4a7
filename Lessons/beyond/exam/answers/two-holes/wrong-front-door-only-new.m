@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)alloc { return [[self sharedLighthouse] retain]; }
+ (id)new { return [[self sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
