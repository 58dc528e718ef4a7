@implementation Logbook (Copies)
- (id)copyWithZone:(NSZone *)zone {
  return zone ? NSCopyObject(self, 0, zone) : [self retain];
}
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
