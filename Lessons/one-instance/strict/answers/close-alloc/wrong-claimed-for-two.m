@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone {
  static int asked = 0;
  return asked++ < 2 ? [[self sharedPrinter] retain] : [self sharedPrinter];
}
@end
