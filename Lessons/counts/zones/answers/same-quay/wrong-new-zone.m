@implementation Trawler
- (Dinghy *)newDinghy {
  return [[Dinghy allocWithZone:NSCreateZone(4096, 512, NO)] init];
}
@end
