@implementation Printer
+ (Printer *)sharedPrinter {
  static int asked = 0;
  if (thePrinter == nil || asked++ > 4) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
