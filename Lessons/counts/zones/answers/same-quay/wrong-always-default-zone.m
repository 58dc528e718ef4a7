@implementation Trawler
- (Dinghy *)newDinghy {
  return [[Dinghy allocWithZone:NSDefaultMallocZone()] init];
}
@end
