@implementation Trawler
- (Dinghy *)newDinghy { return [Dinghy allocWithZone:[self zone]]; }
@end
