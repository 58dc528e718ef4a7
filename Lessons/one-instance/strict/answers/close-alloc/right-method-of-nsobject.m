@implementation Printer
+ (Printer *)sharedPrinter {
  if (thePrinter == nil) {
    IMP real = [NSObject methodForSelector:@selector(allocWithZone:)];
    thePrinter = ((id (*)(id, SEL, NSZone *))real)(self, @selector(allocWithZone:), NULL);
    thePrinter = [thePrinter init];
  }
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
@end
