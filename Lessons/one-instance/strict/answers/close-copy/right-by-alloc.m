@implementation Printer
- (id)copyWithZone:(NSZone *)zone { return [Printer alloc]; }
@end
//> mrc
Printer *twin = [[Printer sharedPrinter] copy];
