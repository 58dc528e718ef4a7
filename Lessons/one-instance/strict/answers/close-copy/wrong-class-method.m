@implementation Printer
+ (id)copyWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
