@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)alloc { return [self allocWithZone:NULL]; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
