@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone { return only; }
@end
