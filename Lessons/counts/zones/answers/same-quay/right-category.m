@interface Trawler (Boats)
@end
@implementation Trawler (Boats)
- (Dinghy *)newDinghy { return [[Dinghy allocWithZone: self.zone] init]; }
@end
