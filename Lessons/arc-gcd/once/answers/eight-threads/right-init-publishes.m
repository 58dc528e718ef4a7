@implementation Lighthouse
+ (Lighthouse *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ (void)[[Lighthouse alloc] init]; });
  return theLighthouse;
}
- (instancetype)init {
  self = [super init];
  theLighthouse = self;
  return self;
}
@end
