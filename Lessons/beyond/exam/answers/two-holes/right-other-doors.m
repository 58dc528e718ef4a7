@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
+ (id)new { return [[self sharedLighthouse] retain]; }
- (id)init { return self; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
