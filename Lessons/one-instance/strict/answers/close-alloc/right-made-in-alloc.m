@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) [[self alloc] init], [thePrinter release];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (thePrinter == nil) {
    thePrinter = [super allocWithZone:zone];
  }
  return [thePrinter retain];
}
@end
