@implementation Key
- (id)copyWithZone:(NSZone *)zone { return [NSAllocateObject([self class], 0, zone) init]; }
@end
