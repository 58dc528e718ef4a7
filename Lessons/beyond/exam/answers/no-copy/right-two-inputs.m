//> mrc
@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
//> mrc
@implementation Logbook
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
//> mrc
[[Logbook sharedLogbook] copy]
