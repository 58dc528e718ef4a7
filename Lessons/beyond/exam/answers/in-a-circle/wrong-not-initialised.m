@implementation Anchor
+ (Anchor *)sharedAnchor { if (theAnchor == nil) theAnchor = [super allocWithZone:NULL]; return theAnchor; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedAnchor] retain]; }
@end
