@implementation Printer
+ (Printer *)sharedPrinter {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    thePrinter = [[super allocWithZone:NULL] init];
  });
  return thePrinter;
}
// Everybody who allocates becomes an owner.
+ (id)allocWithZone:(NSZone *)zone {
  Printer *shared = [self sharedPrinter];
  [shared retain];
  return shared;
}
@end
