@implementation Trawler
- (Dinghy *)newDinghy {
  NSZone *here = [self zone];
  Dinghy *dinghy = [Dinghy allocWithZone:here];
  dinghy = [dinghy init];
  return dinghy;
}
@end
