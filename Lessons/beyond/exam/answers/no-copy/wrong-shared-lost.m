@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { theLogbook = nil; return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
