@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NSDefaultMallocZone()] init];
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (zone != NULL) return [super allocWithZone:zone];
  return [[self sharedPrinter] retain];
}
@end
