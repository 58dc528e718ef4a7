@implementation Printer
+ (Printer *)sharedPrinter {
  if (!thePrinter) thePrinter = [class_createInstance(self, 0) init];
  return thePrinter;
}
+ (instancetype)allocWithZone:(NSZone *)z { return [[self sharedPrinter] retain]; }
@end
