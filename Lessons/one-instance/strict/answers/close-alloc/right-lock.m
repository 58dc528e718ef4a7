@implementation Printer
+ (Printer *)sharedPrinter {
  @synchronized([Printer class]) {
    if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
    return thePrinter;
  }
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[Printer sharedPrinter] retain];
}
@end
