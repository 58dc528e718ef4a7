@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  static Lighthouse *other = nil;
  if (other == nil) other = [[super allocWithZone:NULL] init];
  return other;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return [theLighthouse retain];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
