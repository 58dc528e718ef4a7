@implementation Trawler
- (Dinghy *)newDinghy {
  return [NSAllocateObject([Dinghy class], 0, [self zone]) init];
}
@end
