@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theLighthouse = [[super allocWithZone:NULL] init]; });
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { return [[Lighthouse sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [[Lighthouse sharedLighthouse] retain]; }
@end
