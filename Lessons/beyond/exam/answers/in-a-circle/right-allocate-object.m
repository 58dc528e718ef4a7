@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [NSAllocateObject([Anchor class], 0, NULL) init];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self sharedAnchor] retain];
}
@end
