@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  thePrinter = nil;
  return [self retain];
}
@end
