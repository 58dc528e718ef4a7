@implementation Lighthouse
+ (void)initialize {
  if (self == [Lighthouse class] && theLighthouse == nil)
    theLighthouse = [[super allocWithZone:NULL] init];
}
+ (Lighthouse *)sharedLighthouse { return theLighthouse; }
+ (id)allocWithZone:(NSZone *)zone { return [theLighthouse retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
