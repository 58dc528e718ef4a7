@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
- (id)copy { return [self retain]; }
@end
