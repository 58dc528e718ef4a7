// mistake=none
@implementation Trawler
- (Dinghy *)newDinghy {
  [[NSObject alloc] init];
  return [[Dinghy allocWithZone:[self zone]] init];
}
@end
