@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  pages = 0;
  return [self retain];
}
@end
