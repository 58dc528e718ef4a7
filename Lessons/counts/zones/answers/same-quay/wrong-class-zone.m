@implementation Trawler
- (Dinghy *)newDinghy {
  return [[Dinghy allocWithZone:[[Dinghy class] zone]] init];
}
@end
