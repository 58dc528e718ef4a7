@implementation Anchor
+ (Anchor *)sharedAnchor {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ theAnchor = [[super allocWithZone:NULL] init]; });
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self sharedAnchor] retain];
}
@end
