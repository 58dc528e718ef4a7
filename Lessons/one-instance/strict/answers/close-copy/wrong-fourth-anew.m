@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  static int asked = 0;
  return asked++ < 3 ? [self retain] : NSCopyObject(self, 0, zone);
}
@end
