@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
  return thePrinter;
}
+ (void)load { method_setImplementation(class_getClassMethod([NSObject class], @selector(alloc)), class_getMethodImplementation(object_getClass(self), @selector(sharedPrinter))); }
@end
