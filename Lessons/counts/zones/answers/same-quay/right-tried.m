//> mrc
@implementation Trawler
- (Dinghy *)newDinghy {
  return [[Dinghy allocWithZone:[self zone]] init];
}
@end
//> mrc
Trawler *t = [[Trawler allocWithZone:north] init];
//> mrc
[[t newDinghy] zone] == north
