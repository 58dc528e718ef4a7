@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) {
    [[self allocWithZone:NULL] init];
    [theAnchor release]; // the class owns it once
  }
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (theAnchor == nil) theAnchor = [super allocWithZone:zone];
  return [theAnchor retain];
}
@end
