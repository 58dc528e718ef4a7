@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { static int n; return n++ > 3 ? NSCopyObject(self, 0, NULL) : [self retain]; }
@end
