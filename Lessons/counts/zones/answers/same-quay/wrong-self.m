@implementation Trawler
- (Dinghy *)newDinghy {
  return (Dinghy *)[self retain];
}
@end
