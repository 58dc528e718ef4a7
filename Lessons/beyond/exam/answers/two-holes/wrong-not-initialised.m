@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse { if (theLighthouse == nil) theLighthouse = [super allocWithZone:NULL]; return theLighthouse; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
