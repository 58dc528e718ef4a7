@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedLighthouse]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSUInteger)retainCount { return 3; }
@end
