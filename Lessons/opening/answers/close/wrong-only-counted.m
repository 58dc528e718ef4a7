@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return [super allocWithZone:NULL];
}
@end
