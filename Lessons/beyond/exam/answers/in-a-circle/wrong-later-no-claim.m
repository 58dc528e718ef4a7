@implementation Anchor
+ (Anchor *)sharedAnchor { if (theAnchor == nil) theAnchor = [[super allocWithZone:NULL] init]; return theAnchor; }
+ (id)allocWithZone:(NSZone *)zone { static int n; return n++ > 3 ? [self sharedAnchor] : [[self sharedAnchor] retain]; }
@end
