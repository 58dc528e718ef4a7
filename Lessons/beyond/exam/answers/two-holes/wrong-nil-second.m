@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { if (theLighthouse) return nil; return [super allocWithZone:zone]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
