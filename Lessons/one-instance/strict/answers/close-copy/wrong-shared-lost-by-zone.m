@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  if (zone) thePrinter = nil;
  return [self retain];
}
@end
