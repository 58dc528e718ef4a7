@implementation Printer
+ (Printer *)sharedPrinter {
  if (!thePrinter) {
    thePrinter = NSAllocateObject(self, 0, NULL);
    thePrinter = [thePrinter init];
  }
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)z { return [[self sharedPrinter] retain]; }
@end
