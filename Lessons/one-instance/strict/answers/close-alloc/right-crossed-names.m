static Printer *x, *y, *z;
@implementation Printer
+ (Printer *)sharedPrinter {
  if (x == nil) { x = [[super allocWithZone:NULL] init]; y = x; z = y; thePrinter = z; }
  return y;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
