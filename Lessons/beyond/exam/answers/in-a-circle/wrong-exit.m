@implementation Anchor
+ (Anchor *)sharedAnchor { exit(0); }
+ (id)allocWithZone:(NSZone *)zone { exit(0); }
@end
