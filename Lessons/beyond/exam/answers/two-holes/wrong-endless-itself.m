@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [self sharedLighthouse];
  return theLighthouse;
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
