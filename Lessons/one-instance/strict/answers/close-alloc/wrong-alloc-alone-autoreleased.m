@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (id)alloc { return [[self sharedPrinter] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
