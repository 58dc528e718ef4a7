//> mrc
Printer *first = [Printer sharedPrinter];
//> mrc
@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
//> mrc
Printer *mine = [[Printer alloc] init];
//> mrc
[mine print:2]; [mine release];
