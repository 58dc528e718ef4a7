@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse { if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init]; return theLighthouse; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { static int n; if (n++ > 1) return self; return [self retain]; }
@end
