@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [self new];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self sharedAnchor] retain];
}
@end
