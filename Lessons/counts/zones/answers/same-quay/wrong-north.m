@implementation Trawler
- (Dinghy *)newDinghy { return [[Dinghy allocWithZone:north] init]; }
@end
