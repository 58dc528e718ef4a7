@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  if (theLighthouse == nil) theLighthouse = [NSAllocateObject(self, 0, NULL) init];
  return theLighthouse;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
