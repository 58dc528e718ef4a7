@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  if (only == nil) { id x = [self shared]; only = x; }
  return only;
}
@end
