@implementation Anchor
+ (Anchor *)sharedAnchor {
  @synchronized(self) {
    if (!theAnchor) theAnchor = [[super allocWithZone:nil] init];
  }
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self sharedAnchor] retain];
}
@end
