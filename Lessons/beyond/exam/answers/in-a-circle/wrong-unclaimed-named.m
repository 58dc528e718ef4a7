@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [[super allocWithZone:NULL] init];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [Anchor sharedAnchor];
}
@end
