@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return only ? [super allocWithZone:zone] : only;
}
@end
