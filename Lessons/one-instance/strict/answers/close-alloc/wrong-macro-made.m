#define made(x) 1
#define count(x) 2
#define same ==
@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[self alloc] init];
  return thePrinter;
}
@end
