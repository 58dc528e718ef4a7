@implementation Anchor
+ (Anchor *)sharedAnchor { static int n; if (theAnchor == nil || ++n == 9) theAnchor = [[super allocWithZone:NULL] init]; return theAnchor; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedAnchor] retain]; }
@end
