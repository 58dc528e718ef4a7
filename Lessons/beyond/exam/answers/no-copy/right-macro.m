#define SELF { return [self retain]; }
@implementation Logbook
- (id)copyWithZone:(NSZone *)zone SELF
- (id)mutableCopyWithZone:(NSZone *)zone SELF
@end
