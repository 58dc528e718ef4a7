@implementation Trawler
- (Dinghy *)newDinghy { static NSZone *z; static Dinghy *d; if (z != [self zone]) { z = [self zone]; d = [[Dinghy allocWithZone:z] init]; } return d; }
@end
