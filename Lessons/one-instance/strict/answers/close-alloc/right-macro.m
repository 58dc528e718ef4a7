#define ONE thePrinter
@implementation Printer
+ (Printer *)sharedPrinter {
  if (ONE == nil) ONE = [[super allocWithZone:NULL] init];
  return ONE;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
