@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse {
  @synchronized(self) {
    if (!theLighthouse) theLighthouse = [[super allocWithZone:nil] init];
  }
  return theLighthouse;
}
+ (instancetype)allocWithZone:(NSZone *)zone { return [[self sharedLighthouse] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
