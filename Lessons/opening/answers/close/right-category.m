@implementation Dispenser (Closed)
+ (instancetype)allocWithZone:(struct _NSZone *)zone { return [self shared]; }
@end
