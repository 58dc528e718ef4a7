#define CLAIM(x) [(x) retain]
@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { return CLAIM([self sharedLighthouse]); }
- (id)copyWithZone:(NSZone *)zone { return CLAIM(self); }
@end
