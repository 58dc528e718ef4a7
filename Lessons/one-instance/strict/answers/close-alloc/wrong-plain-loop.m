@implementation Printer
+ (Printer *)sharedPrinter {
  while (thePrinter == nil) { }
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
