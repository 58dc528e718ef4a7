#pragma mark - Shared printer
@import Foundation;
@implementation Printer
+ (Printer *)sharedPrinter {
  /* } a brace in a comment { */
  @synchronized([Printer class]) {
    if (!thePrinter) thePrinter = [NSAllocateObject([Printer class], 0, nil) init];
  }
  return thePrinter;
}
+ (instancetype)allocWithZone:(struct _NSZone *)zone {
  Printer *p = [self sharedPrinter];
  [p retain];
  return p;
}
@end
