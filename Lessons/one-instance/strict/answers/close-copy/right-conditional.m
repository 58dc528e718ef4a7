@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  if (self == thePrinter) { return [thePrinter retain]; }
  return [[Printer sharedPrinter] retain];
}
@end
