@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  static int asked = 0;
  return asked++ < 2 ? [self retain] : self;
}
@end
