@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return (id)only;
}
@end
