@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return zone == NULL ? [self shared] : [super allocWithZone:zone];
}
@end
