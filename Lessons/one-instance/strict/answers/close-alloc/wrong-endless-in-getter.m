@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super alloc] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
