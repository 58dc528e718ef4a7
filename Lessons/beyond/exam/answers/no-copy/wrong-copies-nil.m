// mistake=none
@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { return nil; }
- (id)mutableCopyWithZone:(NSZone *)zone { return nil; }
@end
