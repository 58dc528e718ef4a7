//> mrc
@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  return [self retain];
}
@end
//> mrc
Printer *twin = [[Printer sharedPrinter] copy];
//> mrc
[twin print:1];
//> mrc
[twin release];
