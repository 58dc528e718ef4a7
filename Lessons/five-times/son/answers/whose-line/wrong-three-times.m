@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone { static int n; if (self == [TownClock class] && n++ < 3) return [self shared]; return [super allocWithZone:zone]; }
@end
