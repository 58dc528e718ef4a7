@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [[self allocWithZone:NULL] init];
  return theAnchor;
}
+ (id)alloc { return [[self sharedAnchor] retain]; }
+ (id)allocWithZone:(NSZone *)zone { return [super allocWithZone:zone]; }
@end
