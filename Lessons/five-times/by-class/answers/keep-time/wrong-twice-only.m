@implementation StationClock
- (id)init { static int n; if (self == theStationClock && n++ < 2) return self; self = [super init]; minutes = 7; return self; }
@end
