@implementation Dispenser
+ (Dispenser *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ only = [[super allocWithZone:NULL] init]; });
  return only;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
@end
