@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone { for (;;) { } return [self shared]; }
@end
