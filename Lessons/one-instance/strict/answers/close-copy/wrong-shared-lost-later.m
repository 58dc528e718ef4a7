static int copies = 0;
@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  if (++copies == 3) thePrinter = nil;
  return [self retain];
}
@end
