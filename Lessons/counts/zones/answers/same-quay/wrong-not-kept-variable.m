@implementation Trawler
- (Dinghy *)newDinghy {
  Dinghy *d = [[Dinghy allocWithZone:[self zone]] init];
  [d autorelease];
  return d;
}
@end
