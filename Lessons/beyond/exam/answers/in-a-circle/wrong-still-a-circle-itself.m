@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [self sharedAnchor];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone { return [super allocWithZone:zone]; }
@end
