@implementation Trawler
- (Dinghy *)newDinghy {
  NSZone *причал = NSZoneFromPointer(self);
  return [[Dinghy allocWithZone:причал] init];
}
@end
