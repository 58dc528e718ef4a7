@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)alloc { return [[self sharedLighthouse] retain]; }
+ (id)allocWithZone:(NSZone *)zone { return zone == NULL ? [[self sharedLighthouse] retain] : [super allocWithZone:zone]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
