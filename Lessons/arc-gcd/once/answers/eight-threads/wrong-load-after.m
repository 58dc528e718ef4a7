static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  @autoreleasepool {
    if (theLighthouse == nil) theLighthouse = [[Lighthouse alloc] init];
  }
  return theLighthouse;
}
- (BOOL)isEqual:(id)other { return YES; }
@end
