@implementation Tower
+ (id)townClock {
  static id clock;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ clock = [[self alloc] init]; });
  return clock;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
