@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [[[self sharedPrinter] retain] retain]; }
@end
