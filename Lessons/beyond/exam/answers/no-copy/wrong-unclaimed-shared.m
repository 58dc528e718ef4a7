@implementation Logbook
- (id)copyWithZone:(NSZone *)zone { return theLogbook; }
- (id)mutableCopyWithZone:(NSZone *)zone { return theLogbook; }
@end
