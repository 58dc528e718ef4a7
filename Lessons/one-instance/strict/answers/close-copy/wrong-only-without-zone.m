@implementation Printer
- (id)copyWithZone:(NSZone *)zone {
  return zone ? NSCopyObject(self, 0, zone) : [self retain];
}
@end
