@implementation Printer
+ (Printer *)sharedPrinter {
  @synchronized([Printer class]) {
    if (!thePrinter) { thePrinter = [NSAllocateObject([Printer class], 0, nil) init]; }
  }
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)зона { (void)зона; return [[Printer sharedPrinter] retain]; }
@end
