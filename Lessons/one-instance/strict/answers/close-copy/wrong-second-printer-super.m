@implementation Printer
- (id)copyWithZone:(NSZone *)zone { return [NSAllocateObject([Printer class], 0, zone) init]; }
@end
