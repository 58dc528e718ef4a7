@implementation Anchor
+ (Anchor *)sharedAnchor {
  if (theAnchor == nil) theAnchor = [[super allocWithZone:NULL] init];
  return theAnchor;
}
+ (id)allocWithZone:(NSZone *)zone {
  [NSException raise:@"Alone" format:@"there is one anchor"];
  return nil;
}
@end
