@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return thePrinter ? nil : [super allocWithZone:zone]; }
@end
