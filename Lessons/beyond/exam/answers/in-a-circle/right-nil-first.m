@implementation Anchor
+ (Anchor *)sharedAnchor {
  @synchronized([Anchor class]) {
    if (!theAnchor) { id raw = [super allocWithZone:NULL]; theAnchor = [raw init]; }
  }
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone { return [[Anchor sharedAnchor] retain]; }
@end
