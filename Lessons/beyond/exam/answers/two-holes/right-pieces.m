//> mrc
@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [[super allocWithZone:NULL] init];
  return theLighthouse;
}
@end
//> mrc
@implementation Lighthouse
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
@end
//> mrc
@implementation Lighthouse
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
//> mrc
Lighthouse *a = [[Lighthouse alloc] init], *b = [a copy];
//> mrc
a == b
