@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { return NSCopyObject(self, 0, zone); }
- (id)mutableCopyWithZone:(NSZone *)zone { return NSCopyObject(self, 0, zone); }
@end
