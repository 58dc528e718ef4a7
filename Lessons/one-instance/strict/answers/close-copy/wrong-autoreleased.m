@implementation Printer
- (id)copyWithZone:(NSZone *)zone { return [[self retain] autorelease]; }
@end
