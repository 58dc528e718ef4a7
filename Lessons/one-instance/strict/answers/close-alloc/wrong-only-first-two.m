@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone {
  static int calls = 0;
  if (++calls == 2) return [super allocWithZone:zone];
  return [[self sharedPrinter] retain];
}
@end
