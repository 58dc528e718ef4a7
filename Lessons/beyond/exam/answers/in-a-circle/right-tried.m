//> mrc
@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [[super allocWithZone:NULL] init];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self sharedAnchor] retain];
}
@end
//> mrc
Anchor *a = [[Anchor alloc] init];
//> mrc
a == [Anchor sharedAnchor]
