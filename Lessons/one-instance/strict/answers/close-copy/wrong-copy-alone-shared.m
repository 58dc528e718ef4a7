@implementation Printer
- (id)copy { return [[Printer sharedPrinter] retain]; }
@end
