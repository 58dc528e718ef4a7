@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = nil;
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self sharedAnchor] retain];
}
@end
