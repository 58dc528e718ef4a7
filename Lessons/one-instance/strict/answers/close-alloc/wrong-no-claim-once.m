@implementation Printer
+ (Printer *)sharedPrinter {
  static dispatch_once_t once;
  dispatch_once(&once, ^{ thePrinter = [[super allocWithZone:NULL] init]; });
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [Printer sharedPrinter]; }
@end
