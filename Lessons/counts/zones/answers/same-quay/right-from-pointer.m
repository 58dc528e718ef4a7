@implementation Trawler
- (Dinghy *)newDinghy { return [[Dinghy allocWithZone:NSZoneFromPointer(self)] init]; }
@end
