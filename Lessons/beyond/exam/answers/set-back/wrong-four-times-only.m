@implementation Barometer
+ (Barometer *)sharedBarometer { static dispatch_once_t token; dispatch_once(&token, ^{ theBarometer = [[super allocWithZone:NULL] init]; }); return theBarometer; }
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init { static int n; if (theBarometer != nil && n++ < 3) return theBarometer; self = [super init]; _pressure = 1000; return self; }
@end
