// mistake=none
@implementation Trawler
- (Dinghy *)newDinghy {
  return [[Dinghy allocWithZone:[[self retain] zone]] init];
}
@end
