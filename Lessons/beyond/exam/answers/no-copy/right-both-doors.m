@implementation Logbook
- (id)copy { return [self retain]; }
- (id)mutableCopy { return [self retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
