@implementation Trawler
- (Dinghy *)newDinghy {
  Dinghy *boat = [Dinghy allocWithZone:[self zone]];
  boat = [boat init];
  return [[boat retain] autorelease], boat;
}
@end
