// mistake=none
@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { return @"book"; }
- (id)mutableCopyWithZone:(NSZone *)zone { return @"book"; }
@end
