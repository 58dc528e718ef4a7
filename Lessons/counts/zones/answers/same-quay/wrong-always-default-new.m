@implementation Trawler
- (Dinghy *)newDinghy {
  return [Dinghy new];
}
@end
