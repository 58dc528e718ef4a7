@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [[super allocWithZone:NULL] init];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return zone ? [super allocWithZone:zone] : [[self sharedAnchor] retain];
}
@end
