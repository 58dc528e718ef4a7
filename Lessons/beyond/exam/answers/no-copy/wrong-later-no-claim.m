@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { static int n; return n++ > 3 ? self : [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
