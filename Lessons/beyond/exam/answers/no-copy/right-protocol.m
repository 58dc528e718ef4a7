@interface Logbook (Copies) <NSCopying, NSMutableCopying>
@end
@implementation Logbook (Copies)
- (instancetype)copyWithZone:(NSZone *)zone { return [self retain]; }
- (instancetype)mutableCopyWithZone:(NSZone *)zone { return [self copyWithZone:zone]; }
@end
