@implementation Printer
- (id)copyWithZone:(NSZone *)zone { return [Printer sharedPrinter]; }
@end
