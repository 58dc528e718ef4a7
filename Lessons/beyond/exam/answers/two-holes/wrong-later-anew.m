@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse { static int n; if (theLighthouse == nil || n++ > 6) theLighthouse = [[super allocWithZone:NULL] init]; return theLighthouse; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
