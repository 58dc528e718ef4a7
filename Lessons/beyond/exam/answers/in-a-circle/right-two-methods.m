@implementation Anchor
+ (id)forge { return [[super allocWithZone:NULL] init]; }
+ (Anchor *)sharedAnchor { if (!theAnchor) theAnchor = [self forge]; return theAnchor; }
+ (id)allocWithZone:(NSZone *)zone { id якорь = [self sharedAnchor]; return [якорь retain]; }
@end
