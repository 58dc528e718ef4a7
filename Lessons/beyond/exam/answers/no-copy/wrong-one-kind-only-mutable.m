@implementation Logbook
- (id)mutableCopyWithZone:(NSZone *)zone { return [self retain]; }
@end
