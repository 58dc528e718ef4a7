@implementation TownClock
+ (id)allocWithZone:(NSZone *)zone { if (self != [ChimingClock class]) return [self shared]; return [super allocWithZone:zone]; }
@end
